thinking = Der Coach sieht es sich an …
failed = Der Coach lässt sich gerade nicht laden.
said = { $act }: { $facts }.
both = { $first }; { $next }
points =
    { $count ->
        [one] { $points } Punkt Gewinnchance
       *[other] { $points } Punkte Gewinnchance
    }
same = ändert an deiner Gewinnchance kaum etwas
worth = ist dir bis zu { $most } wert
completes = macht { $group } komplett
completesFor = macht { $group } für { $name } komplett
breaks = reißt { $group } auseinander
keeps = nur das fehlt { $name } noch
leaves = lässt dir { $cash }
ahead =
    { $steps ->
        [one] { $steps } Feld weiter wartet eine Miete von { $rent }
       *[other] { $steps } Felder weiter wartet eine Miete von { $rent }
    }
aheadBeyond =
    { $steps ->
        [one] { $steps } Feld weiter wartet eine Miete von { $rent }, mehr, als du dann hast
       *[other] { $steps } Felder weiter wartet eine Miete von { $rent }, mehr, als du dann hast
    }
noneAhead = beim nächsten Wurf droht keine hohe Miete
nothingElse = sonst lohnt sich gerade nichts
ask = Was würdest du tun?
would = Mein Rat: { $act }.
better =
    { $count ->
        [one] Das ist { $points } Punkt besser als alles andere.
       *[other] Das ist { $points } Punkte besser als alles andere.
    }
close = Viel macht es nicht aus.
onlyWay = Nichts anderes bringt gerade mehr.
whyNot = Warum nicht?
refused = { $act }: { $reason }
shares = Diese Anteile
miss = das entbehrst du am ehesten
ruin = was du hast, deckt die Schuld nicht mehr
minimum = für weniger behältst du es besser
sealedAll = Dir ist es bis zu { $most } wert; alle zahlen, was sie bieten, also biete nur, was du entbehren kannst.
sealedOwn = Dir ist es bis zu { $most } wert; nur wer gewinnt, zahlt.
