# Stół w terminalu.

table-headline = { $scenario }, runda { $round }
table-summary = { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, pokonani wrogowie: { $enemies }, karty w puli zwycięstwa: { $victory }
table-doom = zagłada { $doom } z { $most }
table-clues = wskazówki { $held } z { $needed }
table-encounter = Karty spotkań: w talii { $left }, odrzucone { $gone }
table-enemy = { $name }: walka { $fight }, wymykanie się { $evade }, obrażenia { $damage } z { $health }{ $exhausted ->
        [yes] , karta wyczerpana
       *[no] {""}
    }
table-place = zasłona { $shroud }, wskazówki { $clues }
table-unrevealed = nieodkryta
table-places = Lokalizacje
table-test-title = Test umiejętności
table-test = { $who }, { $skill }: { $value } przeciw { $difficulty }
table-chance = Szansa na sukces: { $chance } %
table-chance-with = z kartą „{ $card }”: { $chance } %
table-investigate-chance = badanie: { $chance } %
table-fight-chance = (walka: { $chance } %)
table-evade-chance = (wymknięcie się: { $chance } %)
table-person = obrażenia { $damage }/{ $health }, przerażenie { $horror }/{ $sanity }, zasoby { $resources }, wskazówki { $clues }, karty na ręce { $hand }
table-exhausted = wyczerpana
table-token-damage = obrażenia
table-token-horror = przerażenie
table-token-doom = zagłada
table-token-ammo = naboje
table-token-charge = ładunki
table-token-supply = zapasy
table-token-secret = sekrety
table-token-clues = wskazówki
table-token-resources = zasoby
table-defeated = pokonany badacz
table-resigned = po rezygnacji
table-hand = Twoja ręka
icon-willpower = wola
icon-intellect = intelekt
icon-combat = walka
icon-agility = zwinność
icon-wild = uniwersalna
