"""A Python program as a bot at the table (docs/protocol.md): ``--bots "mate,exec:python my_bot.py"``."""

import json
import sys
from typing import Any, Callable, Dict, Optional, TextIO

Request = Dict[str, Any]


def serve_bot(
    choose: Callable[[Request, Request], int],
    *,
    name: Optional[str] = None,
    wants_world: bool = False,
    stdin: Optional[TextIO] = None,
    stdout: Optional[TextIO] = None,
) -> None:
    """Plays until the host has had enough.

    ``choose(request, hello)`` answers the index of a move in ``request["moves"]``. ``hello`` says which game it is and
    where the bot sits. Whatever it prints must go to standard error: standard output is the host's.
    """
    greeting = {**({"name": name} if name else {}), **({"wants": ["world"]} if wants_world else {})}
    out = stdout or sys.stdout
    hello: Request = {}
    for line in stdin or sys.stdin:
        request = json.loads(line)
        verb = request.get("do")
        if verb == "quit":
            return
        if verb == "hello":
            hello = request
            answer: Request = greeting
        elif verb == "choose":
            answer = {"index": int(choose(request, hello))}
        else:
            continue
        out.write(json.dumps({"id": request["id"], "ok": True, **answer}) + "\n")
        out.flush()
