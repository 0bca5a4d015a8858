group = { $group } komplett
groupWhose = { $name } besitzt jetzt alles davon.
top = { $deed }: { $building }
topWhose = { $name } hat bis ganz nach oben gebaut.
takeover = { $name } übernimmt { $other }
takeoverHow = Die Anteile entscheiden: { $other } ist raus.
escape = Gerade noch gerettet
escapeHow = { $name } hat { $amount } aufgetrieben und spielt weiter.
bankruptcy = { $name } ist raus
bankruptcyTo = Alles geht an { $other }.
bankruptcyIn = Das Aus kam in Runde { $round }.
victory =
    { $alone ->
        [yes] { $names } gewinnt
       *[other] { $names } gewinnen
    }
victoryIn = Entschieden in Runde { $round }.
