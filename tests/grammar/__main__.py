from tests.grammar import FILE, written

FILE.write_text(written(), encoding="utf8")
