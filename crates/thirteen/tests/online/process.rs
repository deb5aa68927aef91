//! The program as a process of its own, and games that are played on it.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::Result;
use client::Playable;
use kernel::{Seat, Side};
use online::{GameName, NewTable, Options, Pace};
use robot::{Person, Player, Web, play_out};
use table::{Proof, Record, Seeded};
use wire::message::Coded;

/// A server that runs.
pub(crate) struct Server {
    child: Child,
    args: Vec<String>,
    pub(crate) web: Web,
}

impl Server {
    /// Starts it on a free port with tables in this file.
    pub(crate) fn on_file(file: &Path, more: &[&str]) -> Server {
        Server::start(&[&["--data", file.to_str().unwrap()], more].concat())
    }

    /// Starts it on a free port.
    pub(crate) fn start(more: &[&str]) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port().to_string();
        let mut args = vec!["serve", "--no-open", "--port", &port];
        // Nothing is limited, unless it is asked for.
        for (flag, none) in [("--rate", "0"), ("--tables", "0")] {
            if !more.contains(&flag) {
                args.extend([flag, none]);
            }
        }
        let args: Vec<String> = args.iter().chain(more).map(|&arg| arg.to_owned()).collect();
        let child = spawn(&args);
        let web = Web(format!("127.0.0.1:{port}").parse().unwrap());
        Server { child, args, web }
    }

    /// Ends it as a power cut does: nothing is finished.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again, at the same address.
    pub(crate) fn again(&mut self) {
        self.child = spawn(&self.args);
    }

    /// Asks it to end, and waits until it did.
    pub(crate) fn stop(&mut self) {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success());
        assert!(self.child.wait().unwrap().success(), "it ends without a fault");
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }
}

fn spawn(args: &[String]) -> Child {
    // A file that may not grow is then an error, and not the end.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(assert_cmd::cargo::cargo_bin!("thirteen"));
    command.args(args).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.contains("Thirteen is at"), "{first}");
    child
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table that anybody may join.
pub(crate) fn wanted(game: GameName) -> NewTable {
    let (options, side) = (Options::default(), Some(Side::Us));
    NewTable { game, options, side, pace: Pace::None, open: true, rated: false, hints: false, computer: None }
}

/// A table with two people at it.
pub(crate) struct Two {
    pub(crate) id: String,
    pub(crate) commitment: String,
    pub(crate) us: Person,
    pub(crate) ussr: Person,
}

pub(crate) async fn two(web: Web, wanted: &NewTable) -> Two {
    let (us, ussr) = (Person::new(web, None).await.unwrap(), Person::new(web, None).await.unwrap());
    let created = us.open(wanted).await.unwrap();
    ussr.sit(&created.id).await.unwrap();
    Two { id: created.id, commitment: created.commitment, us, ussr }
}

/// Plays a table to its end by two scripted clients. What both were told is then what the record says.
pub(crate) async fn played<G: Playable + Coded>(webs: [&[Web]; 2], two: &Two, seed: u64) -> Result<String> {
    let mut us = Player::<G>::new(webs[0], &two.id, Some(&two.us.secret));
    let mut ussr = Player::<G>::new(webs[1], &two.id, Some(&two.ussr.secret));
    let (mut a, mut b) = (Seeded::of_game(seed, 0), Seeded::of_game(seed, 1));
    let (one, other) = tokio::join!(play_out(&mut us, &mut a), play_out(&mut ussr, &mut b));
    one?;
    other?;
    let record = loop {
        // The server may be away at this moment.
        match webs[0][0].api("GET", &format!("/tables/{}/record", two.id), None, "").await {
            Ok(reply) if reply.status == 200 => break reply.body,
            _ => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
        }
    };
    for (player, seat) in [(&us, Seat::Player(Side::Us)), (&ussr, Seat::Player(Side::Ussr))] {
        let client = player.client.as_ref().unwrap();
        let last = client.record().expect("the game is open now");
        let told: Vec<_> = client.playback().told().to_vec();
        assert_eq!(told, last.told(seat, 0), "what {seat} was told is what happened");
        assert!(record.ends_with(&last.to_string()), "and what was kept");
    }
    let proof = Proof::read(&record)?;
    assert_eq!(proof.commitment.to_string(), two.commitment);
    proof.check_commitment()?;
    Ok(record)
}

/// Plays a single game and deals it again.
pub(crate) async fn played_fairly<G: Playable + Coded>(webs: [&[Web]; 2], two: &Two, seed: u64) {
    let record = played::<G>(webs, two, seed).await.unwrap();
    let draws = Proof::read(&record).unwrap().check_game(0, &Record::<G>::read(&record).unwrap()).unwrap();
    assert!(draws > 2, "{draws}");
}
