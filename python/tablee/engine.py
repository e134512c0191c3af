"""The engine: a process that knows the rules, spoken to by lines of JSON and, for arenas, by frames of bytes."""

import atexit
import json
import os
import shlex
import shutil
import struct
import subprocess
import threading
from pathlib import Path

def _read_into(file, view):
    """Where there is no readv (Windows), bytes are copied once more."""
    data = os.read(file, len(view))
    view[: len(data)] = data
    return len(data)


if hasattr(os, "readv"):

    def _read_into(file, view):  # noqa: F811
        return os.readv(file, [view])


def _widen(pipe):
    """Large answers come in fewer parts through a wider pipe, where the system lets us have one (Linux)."""
    try:
        import fcntl

        fcntl.fcntl(pipe, 1031, 1 << 20)  # F_SETPIPE_SZ, which Python names since 3.10
    except (ImportError, OSError):
        pass


FRAME_HEAD = struct.Struct("<BBHI")
_MARK = 1
_REFUSED = 1


class EngineError(Exception):
    """What the engine refused. `code` is its word for it, `rule` the broken rule where there is one."""

    def __init__(self, answer):
        super().__init__(answer.get("message", "the engine refused"))
        self.code = answer.get("error", "internal")
        self.rule = answer.get("rule")


def find_engine():
    """The command that starts an engine.

    It is what TABLEE_ENGINE says, a jar that TABLEE_JAR names, the `tablee` of the repository that this package was installed
    from, one in a folder above the present one, or one on the PATH.
    """
    if os.environ.get("TABLEE_ENGINE"):
        return shlex.split(os.environ["TABLEE_ENGINE"])
    if os.environ.get("TABLEE_JAR"):
        return ["java", "-jar", os.environ["TABLEE_JAR"], "engine"]
    for root in _roots():
        script = root / ("tablee.cmd" if os.name == "nt" else "tablee")
        if script.is_file() and (root / "app").is_dir():
            return [str(script), "engine"]
    there = shutil.which("tablee")
    if there:
        return [there, "engine"]
    raise FileNotFoundError(
        "there is no Tablée here: install this package from its repository (pip install ./python), start in a folder of it, "
        "or set TABLEE_JAR to tablee.jar"
    )


def _roots():
    try:
        from ._origin import ROOT

        yield Path(ROOT)
    except ImportError:
        pass
    yield Path(__file__).resolve().parent.parent.parent
    here = Path.cwd()
    yield here
    yield from here.parents


class Engine:
    """One engine. Requests are dictionaries as docs/engine/README.md describes them, answers too; what is refused raises `EngineError`.

    `with Engine() as engine:` ends its process; an engine that is not closed ends with this program. For one thread at a time.
    """

    _shared = None
    _shared_lock = threading.Lock()

    def __init__(self, command=None, rulesets=None):
        self.command = list(command or find_engine()) + ["--frames"]
        if rulesets:
            self.command += ["--rulesets", str(rulesets)]
        self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._in = self._process.stdout.fileno()
        self._out = self._process.stdin.fileno()
        _widen(self._in)
        self._owner = os.getpid()
        self._rest = b""

    @classmethod
    def shared(cls):
        """The engine that environments of this process have in common: a second process starts one of its own."""
        with cls._shared_lock:
            engine = cls._shared
            if engine is None or engine._owner != os.getpid() or engine._process.poll() is not None:
                engine = cls._shared = cls()
                atexit.register(engine.close)
            return engine

    def ask(self, request=None, **fields):
        """The answer to one request: `engine.ask(do="games")`."""
        line = json.dumps({**(request or {}), **fields}, separators=(",", ":")) + "\n"
        self._write(line.encode())
        answer = json.loads(self._line())
        if not answer["ok"]:
            raise EngineError(answer)
        return answer

    def frame(self, act, arena, payload):
        """Sends a frame and answers its rows as a fresh bytearray."""
        self._write(FRAME_HEAD.pack(_MARK, act, arena, len(payload)) + payload)
        return self._frame_answer()

    def frame_into(self, act, arena, payload, buffer):
        """The same, into a buffer that is used again; answers how many bytes came."""
        self._write(FRAME_HEAD.pack(_MARK, act, arena, len(payload)) + payload)
        head = self._exactly(FRAME_HEAD.size)
        _, status, _, length = FRAME_HEAD.unpack(head)
        if status == _REFUSED:
            raise EngineError(json.loads(bytes(self._exactly(length))))
        self._fill(memoryview(buffer)[:length])
        return length

    def _frame_answer(self):
        head = self._exactly(FRAME_HEAD.size)
        _, status, _, length = FRAME_HEAD.unpack(head)
        body = self._exactly(length)
        if status == _REFUSED:
            raise EngineError(json.loads(bytes(body)))
        return body

    def single(self, frame, size):
        """A whole frame out and one answer of a known size in: what a single step costs is mostly this."""
        out = self._out
        if os.write(out, frame) != len(frame):
            raise BrokenPipeError("the engine reads no more")
        answer = bytearray(FRAME_HEAD.size + size)
        got = _read_into(self._in, answer)
        if answer[1] == _REFUSED and got:
            raise self._refusal(answer, got)
        if got < len(answer):
            self._fill(memoryview(answer)[got:])
        return answer

    def _refusal(self, answer, got):
        while got < FRAME_HEAD.size:
            more = os.read(self._in, FRAME_HEAD.size - got)
            answer[got : got + len(more)] = more
            got += len(more)
        length = FRAME_HEAD.unpack_from(answer)[3]
        body = bytes(answer[FRAME_HEAD.size : min(got, FRAME_HEAD.size + length)])
        body += bytes(self._exactly(length - len(body)))
        return EngineError(json.loads(body))

    def _write(self, data):
        view = memoryview(data)
        while view:
            view = view[os.write(self._out, view) :]

    def _exactly(self, count):
        data = bytearray(count)
        self._fill(memoryview(data))
        return data

    def _fill(self, view):
        while view:
            if self._rest:
                got = min(len(self._rest), len(view))
                view[:got] = self._rest[:got]
                self._rest = self._rest[got:]
            else:
                got = _read_into(self._in, view)
                if got == 0:
                    raise BrokenPipeError("the engine has ended")
            view = view[got:]

    def _line(self):
        line = self._rest
        while b"\n" not in line:
            more = os.read(self._in, 1 << 16)
            if not more:
                raise BrokenPipeError("the engine has ended: is there a JDK, 17 or newer?")
            line += more
        line, _, self._rest = line.partition(b"\n")
        return line

    def close(self):
        if self._owner != os.getpid():
            return  # another process started it, and goes on with it
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
