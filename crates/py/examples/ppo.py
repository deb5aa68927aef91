"""A learner in plain numpy: proximal policy optimisation with masks and self-play.

`python ppo.py --steps 3000000 --save days.npz` learns 13 Days; `--load days.npz --matches 1000` measures what was learnt
against `random` and `greedy`. With `--minutes` it learns 13 Minutes.

Games run in a `thirteen.Batch`. Both sides are played by the same network, which sees its own side first; in half of the
games one side is a built-in player, so that it does not only learn to beat itself.
"""

import argparse
import time

import numpy as np
import thirteen

CLIP, DISCOUNT, TRACE = 0.2, 1.0, 0.95


class Network:
    """Two layers of rectified units, then the logits of all actions and the value of the position."""

    def __init__(self, inputs: int, actions: int, width: int, rng: np.random.Generator):
        def layer(rows, columns, gain):
            return (rng.standard_normal((rows, columns)) * gain / rows**0.5).astype(np.float32)

        self.weights = {
            "a": layer(inputs, width, 1.4), "b": layer(width, width, 1.4),
            "policy": layer(width, actions, 0.01), "value": layer(width, 1, 0.1),
        }
        for name in list(self.weights):
            self.weights[name + "_bias"] = np.zeros(self.weights[name].shape[1], dtype=np.float32)
        self._first = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._second = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._steps = 0

    def forward(self, seen):
        w = self.weights
        a = np.maximum(seen @ w["a"] + w["a_bias"], 0)
        b = np.maximum(a @ w["b"] + w["b_bias"], 0)
        return a, b, b @ w["policy"] + w["policy_bias"], (b @ w["value"] + w["value_bias"])[:, 0]

    def backward(self, seen, a, b, logits, values):
        """Gradients of the weights from those of the logits and the values."""
        w, values = self.weights, values[:, None]
        at_b = (logits @ w["policy"].T + values @ w["value"].T) * (b > 0)
        at_a = (at_b @ w["b"].T) * (a > 0)
        return {
            "policy": b.T @ logits, "policy_bias": logits.sum(0), "value": b.T @ values, "value_bias": values.sum(0),
            "b": a.T @ at_b, "b_bias": at_b.sum(0), "a": seen.T @ at_a, "a_bias": at_a.sum(0),
        }

    def update(self, gradients, rate):
        """A step of Adam, with the gradient cut to a length of one half."""
        self._steps += 1
        length = sum(float((one**2).sum()) for one in gradients.values()) ** 0.5
        scale = min(1.0, 0.5 / (length + 1e-8))
        for name, one in gradients.items():
            one = one * scale
            first, second = self._first[name], self._second[name]
            first += 0.1 * (one - first)
            second += 0.001 * (one**2 - second)
            step = first / (1 - 0.9**self._steps) / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-5)
            self.weights[name] -= (rate * step).astype(np.float32)


def log_softmax(logits, masks):
    """Logarithms of the probabilities of the legal actions."""
    logits = np.where(masks, logits, -1e9)
    logits = logits - logits.max(1, keepdims=True)
    return logits - np.log(np.exp(logits).sum(1, keepdims=True))


class Learner:
    def __init__(self, name: str, width: int, seed: int):
        numbers = thirteen.encoding(name)
        self.name, self.rng = name, np.random.default_rng(seed)
        self.scale = (1 / numbers.high).astype(np.float32)
        self.network = Network(numbers.observation, numbers.actions, width, self.rng)

    def look(self, observations):
        return observations * self.scale

    def choose(self, observations, masks, greedily=False):
        _, _, logits, values = self.network.forward(self.look(observations))
        logs = log_softmax(logits, masks)
        noise = 0 if greedily else self.rng.gumbel(size=logs.shape).astype(np.float32)
        actions = (logs + noise).argmax(1)
        return actions, logs[np.arange(len(actions)), actions], values

    def collect(self, batches, length):
        """Plays on, and returns what was seen and done, with advantages and returns for whoever chose."""
        rows = []
        for batch in batches:
            size, kept = len(batch), []
            for _ in range(length):
                seen, masks, players = batch.observations.copy(), batch.masks.astype(bool), batch.players.copy()
                actions, logs, values = self.choose(seen, masks)
                batch.step(actions)
                kept.append((seen, masks, players, actions, logs, values, batch.rewards.copy(), batch.dones.astype(bool)))
            # What each side thinks of where the rows end: the value is that of the side to move, the other's is its opposite.
            _, _, values = self.choose(batch.observations, batch.masks.astype(bool))
            own = batch.players[:, None] == np.array([[0, 1]])
            after, advantage = np.where(own, values[:, None], -values[:, None]), np.zeros((size, 2), dtype=np.float32)
            every = np.arange(size)
            for seen, masks, players, actions, logs, values, rewards, dones in reversed(kept):
                going = (1 - dones)[:, None]
                after, advantage = rewards + DISCOUNT * after * going, advantage * going
                delta = after[every, players] - values
                mine = delta + TRACE * advantage[every, players]
                rows.append((seen, masks, actions, logs, mine, mine + values))
                own = players[:, None] == np.array([[0, 1]])
                after = np.where(own, values[:, None], -values[:, None])
                advantage = np.where(own, mine[:, None], -mine[:, None])
        return [np.concatenate(column) for column in zip(*rows)]

    def learn(self, rows, rate, epochs=2, part=4096, entropy=0.01):
        seen, masks, actions, logs, advantages, returns = rows
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(epochs):
            order = self.rng.permutation(len(actions))
            for start in range(0, len(order), part):
                pick = order[start : start + part]
                every, inputs = np.arange(len(pick)), self.look(seen[pick])
                a, b, logits, values = self.network.forward(inputs)
                now = log_softmax(logits, masks[pick])
                shares = np.exp(now)
                ratio = np.exp(now[every, actions[pick]] - logs[pick])
                gain = advantages[pick]
                open_ = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
                weight = -(ratio * gain * open_)
                at_logits = shares * -weight[:, None]
                at_logits[every, actions[pick]] += weight
                surprise = (shares * now).sum(1, keepdims=True)
                at_logits += entropy * shares * (now - surprise)
                at_logits[~masks[pick]] = 0
                at_values = 0.5 * (values - returns[pick])
                gradients = self.network.backward(inputs, a, b, at_logits / len(pick), at_values / len(pick))
                self.network.update(gradients, rate)

    def match(self, opponent, games, seed=10_000):
        """The share of points against a built-in player, half of the games from each side, with its interval."""
        scores = []
        for side in (0, 1):
            batch = thirteen.Batch(self.name, min(games // 2, 256), seed, **{("us", "ussr")[1 - side]: opponent})
            mine = []
            while len(mine) < games // 2:
                actions, _, _ = self.choose(batch.observations, batch.masks.astype(bool), greedily=True)
                batch.step(actions)
                mine += ((batch.rewards[batch.dones.astype(bool), side] + 1) / 2).tolist()
            scores += mine[: games // 2]
        return float(np.mean(scores)), 1.96 * float(np.std(scores)) / len(scores) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", action="store_true", help="learn 13 Minutes instead of 13 Days")
    parser.add_argument("--steps", type=int, default=3_000_000, help="decisions to learn from")
    parser.add_argument("--size", type=int, default=256, help="games that run at once")
    parser.add_argument("--length", type=int, default=64, help="decisions of each game between lessons")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponents", default="random,greedy", help="who plays one side in half of the games")
    parser.add_argument("--matches", type=int, default=400, help="games against each of random and greedy, at the end")
    parser.add_argument("--save")
    parser.add_argument("--load")
    args = parser.parse_args()
    name = "minutes" if args.minutes else "days"
    learner = Learner(name, args.width, args.seed)
    if args.load:
        learner.network.weights = dict(np.load(args.load))
    else:
        others = [one for one in args.opponents.split(",") if one]
        batches = [thirteen.Batch(name, args.size, args.seed)]
        part = max(1, args.size // max(1, 2 * len(others)))
        for index, other in enumerate(others):
            for side in ("us", "ussr"):
                batches.append(thirteen.Batch(name, part, args.seed + 1 + index, **{side: other}))
        start, done = time.time(), 0
        lesson = 0
        while done < args.steps:
            rows = learner.collect(batches, args.length)
            done, lesson = done + len(rows[2]), lesson + 1
            learner.learn(rows, args.rate * max(0.05, 1 - done / args.steps))
            if lesson % 10 == 0:
                against = learner.match(others[-1] if others else "random", 200)[0]
                print(f"{done:9} decisions, {time.time() - start:5.0f} s: {against:.0%} against "
                      f"{others[-1] if others else 'random'}", flush=True)
    if args.save:
        np.savez_compressed(args.save, **learner.network.weights)
    for opponent in ("random", "greedy"):
        score, error = learner.match(opponent, args.matches)
        print(f"against {opponent}: {score:.1%} ± {error:.1%} of {args.matches} games", flush=True)


if __name__ == "__main__":
    main()
