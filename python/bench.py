"""Measures how many steps a second the environments make, beside PettingZoo's own Connect Four, and notes it in docs/benchmarks.md.

    ./tablee bench python [--quick]

Single steps are those of an environment that somebody trains with: look at the mask, choose one legal move at random, step. Batched ones are
those of 1024 matches in one arena. Both are given by the clock, and by processor time of this program and of the engine together, since other
programs may want the machine too.
"""

import datetime
import os
import platform
import sys
import time
from pathlib import Path

import numpy as np

from tablee import Arena, Engine, random_actions

SLOTS = 1024


class Stopwatch:
    """Seconds by the clock, and processor seconds of this program and of the engine."""

    def __init__(self, engine):
        self.engine = engine
        self.clock, self.mine, self.its = self.now()

    def now(self):
        return time.perf_counter(), time.process_time(), engine_seconds(self.engine)

    def stop(self):
        clock, mine, its = self.now()
        return clock - self.clock, mine - self.mine + its - self.its


def engine_seconds(engine):
    try:
        fields = Path(f"/proc/{engine._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


def single(env, steps, rng):
    done = 0
    env.reset(seed=1)
    while done < steps:
        if not env.agents:
            env.reset()
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            env.step(None)
            continue
        legal = env.observe(agent)["action_mask"].nonzero()[0]
        env.step(legal[int(rng.random() * len(legal))])
        done += 1


def batched(arena, steps, rng):
    done = 0
    rows = arena.observe()
    while done < steps:
        over = np.flatnonzero(rows["actor"] < 0)
        if len(over):
            arena.reset(over)
            rows = arena.observe()
        rows = arena.step(random_actions(rng, rows["mask"]))
        done += len(rows)


def measured(work, thing, steps, engine):
    """The best of three rounds by processor time, after one to get warm: steps a second by the clock and by processor time."""
    rng, found = np.random.default_rng(1), []
    for part in (2, 1, 1, 1):
        watch = Stopwatch(engine)
        work(thing, steps // part, rng)
        clock, processor = watch.stop()
        found.append((steps // part / processor, steps // part / clock))
    return max(found[1:])


def table(quick):
    from tablee import aec

    engine = Engine.shared()
    steps = 4_000 if quick else 40_000
    rows = [("Connect Four of PettingZoo", "2", measured(single, connect_four(), steps // 4, engine), None)]
    for game in engine.ask(do="games")["games"]:
        env = aec.raw_env(game["id"])
        arena = Arena(game["id"], slots=SLOTS)
        one = measured(single, env, steps, engine)
        many = measured(batched, arena, 25 * steps, engine)
        rows.append((game["name"], str(arena.seats), one, many))
        env.close()
        arena.close()
    return rows


def connect_four():
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.raw_env()


def written(rows, command):
    import gymnasium
    import pettingzoo

    day = datetime.date.today().isoformat()
    python = f"Python {platform.python_version()}, numpy {np.__version__}, PettingZoo {pettingzoo.__version__}, Gymnasium {gymnasium.__version__}"
    busy = f"{os.getloadavg()[0]:.0f} programs wanted {os.cpu_count()} cores meanwhile" if hasattr(os, "getloadavg") else ""
    lines = [
        f"Measured on {day} by `{command}`, {python}; {busy}. Steps a second, the best of three rounds.",
        "",
        "| environment | seats | single, by processor time | by the clock | batched, by processor time | by the clock |",
        "|---|---|---|---|---|---|",
    ]
    for name, seats, one, many in rows:
        cells = [f"{number:,.0f}" for number in one] + ([f"{number:,.0f}" for number in many] if many else ["", ""])
        lines.append(f"| {name} | {seats} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def note(page, text):
    begin, end = "<!-- python -->", "<!-- /python -->"
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")


def main(words):
    pages = [word for word in words if not word.startswith("--")]
    quick = "--quick" in words
    text = written(table(quick), "./tablee bench python" + (" --quick" if quick else ""))
    print(text)
    for page in pages:
        note(Path(page), text)


if __name__ == "__main__":
    main(sys.argv[1:])
