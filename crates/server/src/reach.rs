//! Under which addresses other machines find this one.

use std::net::{IpAddr, SocketAddr, UdpSocket};

/// The addresses under which a server that listens on `listening` is found from elsewhere, the likeliest first.
pub(crate) fn addresses(listening: SocketAddr) -> Vec<SocketAddr> {
    let host = listening.ip();
    let found = if host.is_unspecified() { of_this_machine(host) } else { vec![host] };
    let reachable = found.into_iter().filter(|address| !address.is_loopback());
    reachable.map(|address| SocketAddr::new(address, listening.port())).collect()
}

/// What the network interfaces have. Addresses that hold only with the name of an interface are of no use elsewhere.
fn of_this_machine(host: IpAddr) -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<IpAddr> = interfaces
        .iter()
        .filter(|interface| !interface.is_link_local())
        .map(if_addrs::Interface::ip)
        .filter(|address| address.is_ipv4() || host.is_ipv6())
        .collect();
    let first = outward();
    found.sort_by_key(|address| (Some(*address) != first, address.is_ipv6()));
    found.dedup();
    found
}

/// The address that this machine uses towards the world: no packet is sent to find it out. The address asked for is one kept
/// for documents.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_for_this_machine_alone_is_found_nowhere_else() {
        assert_eq!(addresses("127.0.0.1:1".parse().unwrap()), []);
        assert_eq!(addresses("[::1]:1".parse().unwrap()), []);
    }

    #[test]
    fn a_server_on_one_address_is_found_there() {
        let address = "192.168.7.7:1962".parse().unwrap();
        assert_eq!(addresses(address), [address]);
    }

    #[test]
    fn a_server_on_all_addresses_names_none_that_only_this_machine_has() {
        for found in addresses("0.0.0.0:1962".parse().unwrap()) {
            assert!(found.is_ipv4() && !found.ip().is_loopback() && !found.ip().is_unspecified(), "{found}");
            assert_eq!(found.port(), 1962);
        }
    }
}
