"""One guest does not stop the server: floods of frames, readers who never read, callers who say nothing."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from miskatonic.server.doors import network
from tests.server.client import Person, Process
from tests.server.test_wire import Raw, text

PING = Frame(Opcode.PING, b"").serialize(mask=True)
ESTABLISHED = "01"
OPENING = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
CONTINUED = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)


@contextmanager
def a_server(folder: Path, *flags: str, **limits: float) -> Iterator[Process]:
    process = Process(folder / "data", f"--limits={msgspec.json.encode(limits).decode()}", *flags)
    try:
        yield process
    finally:
        process.stop()
    assert "Traceback" not in process.log.read_text(), process.log.read_text()


def memory(process: Process) -> int:
    """Kilobytes that the server holds."""
    status = Path(f"/proc/{process.pid}/status")
    if not status.exists():
        pytest.skip("no /proc to read a process's memory from")
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def hung_up(tcp: socket.socket, data: bytes) -> bool:
    """Whether the other side hangs up while, or after, it is sent all this."""
    tcp.settimeout(10)
    try:
        tcp.sendall(data)
        while tcp.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@contextmanager
def wired(process: Process, person: Person) -> Iterator[Raw]:
    raw = Raw(process, person, person.table("me", "bot"))
    try:
        yield raw
    finally:
        raw.tcp.close()


@pytest.mark.parametrize(("frame", "begin"), [(PING, b""), (CONTINUED, OPENING)], ids=["pings", "pieces"])
def test_a_flood_of_frames_is_cut_off_and_others_play_on(
    tmp_path: Path, frame: bytes, begin: bytes, request: pytest.FixtureRequest
) -> None:
    with (
        a_server(tmp_path) as process,
        Person(process, "Ann") as ann,
        Person(process, "Eve") as eve,
        ann.sit_down(ann.table("me", "bot")) as table,
    ):
        table.settle()
        for _ in range(25 if request.config.getoption("--soak") else 3):
            with wired(process, eve) as raw:
                assert hung_up(raw.tcp, begin + frame * 40_000)
        table.settle()


def test_a_reader_who_never_reads_costs_little_memory(tmp_path: Path) -> None:
    wide = {"frame_rate": 1e6, "frame_burst": 10**7, "message_rate": 1e6, "message_burst": 10**6}
    pings = Frame(Opcode.PING, b"x" * 120).serialize(mask=True) * 8_000
    with a_server(tmp_path, **wide) as process, Person(process, "Eve") as eve, wired(process, eve) as raw:
        before = memory(process)
        raw.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.tcp.settimeout(10)
        cut = False
        try:
            for _ in range(60):
                raw.tcp.sendall(pings)
        except OSError:
            cut = True
        assert cut, "57 MB of pings were answered to somebody who does not read"
        assert memory(process) - before < 60_000


def test_hellos_without_reading_are_counted_in_bytes(tmp_path: Path) -> None:
    wide = {"frame_rate": 1e6, "frame_burst": 10**7, "message_rate": 1e6, "message_burst": 10**6}
    wide |= {"chat_rate": 1e6, "chat_burst": 10**6}
    with (
        a_server(tmp_path, outbox=10**6, outbox_size=200_000, unsent_size=400_000, **wide) as process,
        Person(process, "Eve") as eve,
        wired(process, eve) as raw,
    ):
        raw.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.tcp.sendall(text(b'{"t":"hello"}'))
        raw.until("state")
        for _ in range(200):
            raw.tcp.sendall(text(b'{"t":"chat","text":"%b"}' % (b"x" * 900)))
        raw.until("chat", 200)
        before = memory(process)
        raw.tcp.settimeout(0.2)
        deadline = time.monotonic() + 60
        hello = text(b'{"t":"hello"}') * 10
        left = b""
        cut = False
        while not cut and time.monotonic() < deadline:
            left = left or hello
            try:
                left = left[raw.tcp.send(left) :]  # a frame that was cut off would be another message
            except TimeoutError:
                # Whoever reads nothing may not even hear that it is over.
                cut = open_connections(process) == 0
            except OSError:
                cut = True
        assert cut
        # A million messages would be cut off by their number, and by then have filled a gigabyte.
        assert memory(process) - before < 60_000


def test_who_takes_leave_and_never_reads_the_rest_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    wide = {"frame_rate": 1e6, "frame_burst": 10**7, "message_rate": 1e6, "message_burst": 10**6}
    wide |= {"chat_rate": 1e6, "chat_burst": 10**6}
    with (
        a_server(tmp_path, outbox=10**6, outbox_size=10**8, unsent_size=10**8, **wide) as process,
        Person(process, "Eve") as eve,
        wired(process, eve) as raw,
    ):
        raw.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.tcp.sendall(text(b'{"t":"hello"}'))
        raw.until("state")
        for _ in range(200):
            raw.tcp.sendall(text(b'{"t":"chat","text":"%b"}' % (b"x" * 900)))
        raw.until("chat", 200)
        for _ in range(40):  # 8 MB: more than the two ends can hold between them
            raw.tcp.sendall(text(b'{"t":"hello"}'))
        time.sleep(1)
        raw.tcp.sendall(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
        raw.tcp.settimeout(0.2)
        deadline = time.monotonic() + 60
        cut = False
        while not cut and time.monotonic() < deadline:
            time.sleep(0.2)
            try:
                raw.tcp.sendall(PING)
            except TimeoutError:
                continue
            except OSError:
                cut = True
        assert cut


def test_whoever_says_nothing_is_shown_out(tmp_path: Path) -> None:
    heads = (b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n", b"POST /api/guest HTTP/1.1\r\nHost: x\r\n"
             b"Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{")  # fmt: skip
    with a_server(tmp_path, head_within=1, body_within=1) as process, ExitStack() as stack:
        callers = [stack.enter_context(socket.create_connection(("127.0.0.1", process.port), 20)) for _ in heads]
        for caller, head in zip(callers, heads, strict=True):
            caller.sendall(head)
        for caller in callers:
            caller.settimeout(10)
            with suppress(ConnectionResetError):
                assert caller.recv(100) == b""


def test_the_second_request_of_a_connection_has_a_deadline_too(tmp_path: Path) -> None:
    with (
        a_server(tmp_path, head_within=1, body_within=1) as server,
        socket.create_connection(("127.0.0.1", server.port)) as tcp,
    ):
        tcp.settimeout(10)
        tcp.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
        assert tcp.recv(65536).startswith(b"HTTP/1.1 401")
        assert hung_up(tcp, b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ")


def test_whoever_never_reads_an_answer_is_hung_up_on(tmp_path: Path) -> None:
    asked = b"GET /api/games/arkham-lcg/catalogue/en HTTP/1.1\r\nHost: x\r\n\r\n"
    with a_server(tmp_path, head_within=1, body_within=1) as server, socket.socket() as tcp:
        tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        tcp.connect(("127.0.0.1", server.port))
        tcp.sendall(asked * 60)
        end = time.monotonic() + 20
        while open_connections(server) and time.monotonic() < end:
            time.sleep(0.2)
        assert open_connections(server) == 0


def open_connections(process: Process) -> int:
    """As the system has it."""
    files = Path(f"/proc/{process.pid}/fd")
    if not files.exists():
        pytest.skip("no /proc to count a process's connections in")
    local = f":{process.port:04X}"
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(1 for row in rows if row[1].endswith(local) and row[3] == ESTABLISHED)


def test_one_address_takes_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with a_server(tmp_path, "--no-proxy", connections_per_address=8) as process, ExitStack() as stack:
        time.sleep(0.3)
        for _ in range(8):
            stack.enter_context(socket.create_connection(("127.0.0.1", process.port), 20))
        with socket.create_connection(("127.0.0.1", process.port), 20) as ninth:
            ninth.settimeout(10)
            with pytest.raises(ConnectionResetError):
                assert ninth.recv(1) == b""
                raise ConnectionResetError
        stack.close()
        time.sleep(0.3)
        with Person(process, "Ann") as ann:
            assert ann.get("/api/me")["name"] == "Ann"
        assert "turned away" in process.log.read_text()


def test_one_address_opens_so_many_websockets_and_is_then_told_to_wait(tmp_path: Path) -> None:
    head = "GET /ws/tables/none HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    with a_server(tmp_path, knock_rate=0.01, knock_burst=5) as process:
        answers = []
        for _ in range(8):
            with socket.create_connection(("127.0.0.1", process.port), 20) as caller:
                caller.sendall(head.format(process.port).encode())
                answers.append(caller.recv(12).split()[1])
        assert answers == [b"101"] * 5 + [b"429"] * 3
        with Person(process, "Ann") as ann:
            assert ann.get("/api/me")["name"] == "Ann"


def test_a_visitor_cannot_write_an_address_of_their_own_before_the_proxys(tmp_path: Path) -> None:
    """Some proxies add a line to what they pass on, and leave the visitor's own where they were."""
    head = "GET /ws/tables/none HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    head += "X-Forwarded-For: 192.0.2.{}\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n"
    with a_server(tmp_path, "--believe", knock_rate=0.01, knock_burst=5) as process:
        answers = []
        for number in range(8):
            with socket.create_connection(("127.0.0.1", process.port), 20) as caller:
                caller.sendall(head.format(process.port, number).encode())
                answers.append(caller.recv(12).split()[1])
        assert answers == [b"101"] * 5 + [b"429"] * 3


def test_an_address_of_ipv6_is_counted_with_its_network() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.7") == "192.0.2.7" == network("192.0.2.7")
    assert network("::1") == "::1" and network("unix") == "unix"
