# What `miskatonic serve` says to whoever starts it.

serve-here = Miskatonic: { $address }
serve-stop = Leave this window open while you play. Stop with Ctrl+C: every game is kept.
serve-friends = For your friends in the same network: { $address }
serve-friends-code = or, with a phone's camera:
serve-friends-nowhere = The address of this computer in its network could not be found; friends need it with the port { $port }.
serve-already = The table is already there: { $address }
serve-already-closed-to-friends = It is open to this computer only. To let friends in, stop it with Ctrl+C in its window and start it again.
serve-other-port = Something else answers at port { $taken }, so the table is at { $port }.
serve-cannot-listen = Cannot listen on { $host }:{ $port }: { $reason }. Say another port with --port.
serve-closed = The table is closed; every game is kept.
serve-one-worker = Only one process is supported for now: --workers 1.
