# Co mówi `miskatonic serve` temu, kto go uruchamia.

serve-here = Miskatonic: { $address }
serve-stop = Nie zamykaj tego okna podczas gry. Ctrl+C kończy: wszystkie rozgrywki zostają zapisane.
serve-friends = Dla znajomych w tej samej sieci: { $address }
serve-friends-code = albo aparatem telefonu:
serve-friends-nowhere = Nie udało się ustalić adresu tego komputera w sieci; znajomi potrzebują go razem z portem { $port }.
serve-already = Stół już jest otwarty: { $address }
serve-already-closed-to-friends = Jest otwarty tylko dla tego komputera. Aby wpuścić znajomych, zakończ go w jego oknie przez Ctrl+C i uruchom ponownie.
serve-other-port = Na porcie { $taken } odpowiada co innego, więc stół jest na porcie { $port }.
serve-cannot-listen = Nie można nasłuchiwać na { $host }:{ $port }: { $reason }. Podaj inny port: --port.
serve-closed = Stół zamknięty; wszystkie rozgrywki są zapisane.
serve-one-worker = Na razie możliwy jest tylko jeden proces: --workers 1.
