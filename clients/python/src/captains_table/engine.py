"""One engine process, and requests to it."""

import json
import os
import queue
import shlex
import subprocess
import threading
from pathlib import Path
from typing import Any, Dict, Iterable, List, Optional, Sequence, Union

Reply = Dict[str, Any]
Command = Union[str, Sequence[str]]

#: The environment variable that names the command of the engine.
COMMAND_VARIABLE = "CAPTAINS_TABLE_ENGINE"


class EngineError(Exception):
    """A request was refused: ``code`` is for programs, the message for people, ``rule`` the rule that forbids a move."""

    def __init__(self, error: Reply) -> None:
        super().__init__(f"{error.get('code')}: {error.get('message')}")
        self.code: str = error.get("code", "")
        self.rule: Optional[str] = error.get("rule")
        self.params: Reply = error.get("params") or {}


class EngineGone(Exception):
    """The engine has ended, or did not answer in time. It cannot be asked again."""


def usual_command() -> List[str]:
    """What the environment names; else the program of the repository this file lies in; else ``npx captains-table``."""
    named = os.environ.get(COMMAND_VARIABLE)
    if named:
        return shlex.split(named)
    program = Path(__file__).resolve().parents[4] / "packages" / "cli" / "bin" / "captains-table.js"
    if program.exists():
        return ["node", str(program), "engine"]
    return ["npx", "captains-table", "engine"]


class Engine:
    """Talks to one engine process (docs/protocol.md). Close it, or use it in a ``with`` statement.

    ``timeout``: seconds after which an answer is not waited for any longer.
    """

    def __init__(self, command: Optional[Command] = None, timeout: float = 120.0) -> None:
        words = shlex.split(command) if isinstance(command, str) else list(command or usual_command())
        self._timeout = timeout
        self._last_id = 0
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise EngineGone(f"the engine {words[0]!r} could not be started: {error}") from error
        # A pipe cannot be read with a time limit on every system: a thread reads, and we wait for it.
        self._lines: "queue.Queue[Optional[str]]" = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def ask(self, verb: str, **fields: Any) -> Reply:
        """One request. Fields that are None are left out. Raises ``EngineError`` where it is refused."""
        return _accepted(self._exchange({"do": verb, **_given(fields)}))

    def batch(self, requests: Iterable[Reply]) -> List[Reply]:
        """Many requests in one line, each with ``do`` and its fields. A refused one is an ``EngineError`` in the list."""
        wanted = list(requests)
        if not wanted:
            return []
        replies = _accepted(self._exchange({"do": "batch", "requests": wanted}))["replies"]
        return [reply if reply["ok"] else EngineError(reply["error"]) for reply in replies]

    def close(self) -> None:
        """Ends the process; closing twice does no harm."""
        try:
            self._process.stdin.close()
        except OSError:
            pass  # it has ended before us
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def _exchange(self, request: Reply) -> Reply:
        self._last_id += 1
        line = json.dumps({"id": self._last_id, **request}, separators=(",", ":"))
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._gone() from error
        try:
            answer = self._lines.get(timeout=self._timeout)
        except queue.Empty:
            self._process.kill()
            raise EngineGone(f"the engine did not answer within {self._timeout:g} s") from None
        if answer is None:
            raise self._gone()
        return json.loads(answer)

    def _gone(self) -> EngineGone:
        try:
            return EngineGone(f"the engine ended with exit code {self._process.wait(timeout=5)}")
        except subprocess.TimeoutExpired:
            self._process.kill()
            return EngineGone("the engine does not listen any more")

    def _read(self) -> None:
        try:
            for line in self._process.stdout:
                self._lines.put(line)
        except ValueError:
            pass  # closed while we were reading
        self._lines.put(None)


def _given(fields: Reply) -> Reply:
    return {name: value for name, value in fields.items() if value is not None}


def _accepted(reply: Reply) -> Reply:
    if not reply["ok"]:
        raise EngineError(reply["error"])
    return reply
