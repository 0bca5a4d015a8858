## Why an experiment cannot be made

asTold = { $sentence }
noBook = Das Regelbuch { $name } gibt es hier nicht.
noBot = Den Bot { $name } gibt es nicht. Es gibt: { $known }.
tableSize = { $name } wird zu { $least } bis { $most } gespielt, nicht zu { $count }.
handNeedsBook = Zu einer Stellung von Hand gehört ein Regelbuch.
handSeats =
    { $count ->
        [one] Die Stellung hat { $count } Spieler, es spielen aber { $bots } Bots.
       *[other] Die Stellung hat { $count } Spieler, es spielen aber { $bots } Bots.
    }
tableSeats = Am Tisch sitzen { $count }, es spielen aber { $bots } Bots.
entries =
    { $count ->
        [one] Das Spiel hat nur { $count } Eintrag.
       *[other] Das Spiel hat nur { $count } Einträge.
    }
over = Das Spiel ist dort schon zu Ende.
newer = Der Versuch hat das Format { $given }; dieses Programm liest bis { $most }.
noGroup = Die Gruppe { $name } gibt es nicht.
noSeat = Platz { $seat } gibt es nicht.
seatOut = Platz { $seat } ist nicht im Spiel.
noDeed = Auf Feld { $space } liegt kein Grundstück.
leastOverMost = Das Wenigste ist mehr als das Meiste.
leftWithNothing = Wer nicht mehr im Spiel ist, hat weder Geld noch Grundstücke.
fewerThanTwo = Es sind keine zwei Spieler mehr im Spiel.
mayNotAct = Der Platz, nach dem gefragt ist, darf gerade nichts tun.
noDeal = Es ist kein Handel angegeben.
noCurve = In den Regeln dieser Seite gibt es keine einzelne Zahl { $name }.
noTrade = Dieses Regelbuch kennt keinen Handel.
noShares = Dieses Regelbuch kennt keine Anteile.
noAtlas = Das ist kein Atlas im Format 1.
notLoaded = Die Spiele konnten nicht beginnen, weil sich ein Teil der Seite nicht laden ließ. Bitte lade die Seite neu.

## Columns of tables

column-round = Runde
column-games = Spiele
column-money = Geld
column-rounds = Runden
column-share = Anteil
column-inTurn = am Zug als
column-toBank = an die Bank
column-between = Entscheidungen anderer bis zur eigenen
column-looking = Anteil der Runden, die man zusieht
column-takeovers = Übernahmen
column-what = was
column-value = Wert
column-space = Feld
column-name = Name
column-leaving = genau, wer das Gefängnis verlässt
column-staying = genau, wer dort bleibt
column-played = gespielt
column-level = Stufe
column-cost = Kosten
column-incomeExact = Ertrag, genau
column-incomePlayed = Ertrag, gespielt
column-backExact = bezahlt nach Zügen, genau
column-backPlayed = bezahlt nach Zügen, gespielt
column-group = Gruppe
column-won = gewonnen
column-toAll = zu allen Gruppen
column-side = Seite
column-difference = Unterschied
column-gain = Gewinn durch gemeinsamen Zufall
column-median = Runden, Mitte
column-minutes = Minuten
column-end = enden
column-first = Vorteil des ersten Zuges
column-winner = Siege des ersten Bots
column-who = wer
column-wins = gewinnt
column-nobody = niemand
column-change = Änderung
column-from = von
column-to = bis
column-rule = Regel
column-better = gewinnt der bessere Bot
column-reason = Grund
column-style = andere spielen wie
column-proposer = schlägt vor
column-paysMost = zahlt höchstens
column-answerer = antwortet
column-takesLeast = nimmt mindestens
column-payer = wer zahlt
column-taker = wer bekommt
column-owner = gehört
column-least = gibt ab für
column-buyer = Käufer
column-most = zahlt bis zu
column-own = eigene Chance
column-others = Chance der anderen Seite
column-throw = Wurf
column-paid = zahlt im Mittel
column-worst = schlimmstenfalls
column-debt = kann nicht sofort zahlen

## Titles of tables

title-survival = Spiele, die länger dauern
title-turnOrder = Siege nach der Reihenfolge
title-ruins = Wer scheidet aus, und an wen
title-money = Geld im Umlauf
title-wealth = Vermögen derer, die im Spiel sind
title-idle = Warten
title-sharePrices = Kurse der Anteile
title-styles = Wie sehr es an den Bots liegt
title-takeovers = Übernahmen je Spiel
title-debts = Schulden bei der Bank
title-arrivals = Wie oft je Zug jemand dorthin kommt
title-income = Ertrag in jedem Zug der anderen
title-groups = Wert der ersten ganzen Gruppe
title-sides = Jede Seite für sich
title-offerWorth = Was offene Angebote wert sind: die Zahlung des Anbieters, mit der jede Seite so gut steht wie ohne
title-saleWorth = Was Besitzrechte und Anteile beiden Seiten wert sind
title-playedWorth = Was Geschäfte beiden Seiten wert sind, nach Spielen mit und ohne sie: die Zahlung, mit der jede Seite gleich gut steht
title-bestOffers = Die besten Angebote von { $who }
title-bestOffersAlike = Die besten Angebote von { $who }, nach einem Netz, das mit ähnlichen Regeln gelernt hat
title-danger = Die nächsten Würfe von { $who }
title-chances = Aussichten
title-ways = Aussichten nach dem, was zuerst geschieht
title-base = Das Regelbuch, wie es ist
title-changes = Was jede Regel allein ändert
title-rules = Jede Regel für sich
title-refused = Was allein nicht geht, und warum

## More columns and cells

column-toOrder = an { $order }
column-winsWho = { $who } gewinnt
cell-jail = im Gefängnis
cell-bare = unbebaut
cell-seat = Platz { $seat }
cell-owned = { $count } im Besitz
cell-nobody = niemand
cell-shark = ein gerissener Händler
cell-stubborn = ein sturer Händler
debts-loans = Kredite je Spiel
debts-lent = jedes Mal geliehen
debts-lost = Ausgeschiedene durch Schulden, je Spiel
debts-gamesWith = Spiele mit Schulden, Anteil

## What is measured

measure-length = Länge in Runden
measure-ended = Spiele, die enden
measure-first = Vorteil des ersten Zuges
measure-winner = Siege des ersten Bots
title-curve = { $measure } nach „{ $number }“
title-differenceLength = Unterschied zu „{ $base }“: { $measure }
title-differencePoints = Unterschied zu „{ $base }“: { $measure }, in Punkten
title-change = Was es für { $who } ändert, in Punkten
atlas-length = Länge, in Runden
atlas-ended = Spiele, die enden, in Punkten
atlas-first = Vorteil, wer beginnt, in Punkten
atlas-winner = Siege des besseren Bots, in Punkten

## Answers

answer-tooFew = (noch zu wenige Spiele)
answer-between = ({ $low } bis { $high })
answer-rounds = { $value } Runden
answer-points = { $value } Punkte
answer-named = „{ $name }“
answer-nothing = Nach { $games } Spielen ist noch nichts zu sagen.
answer-against = Gegen { $base }, { $measure }: { $found }, nach { $games } Spielpaaren.
answer-open = { $told }, ein Unterschied ist nicht erwiesen
answer-inMinutes = { $told }, { $minutes } Minuten am Tisch
answer-pace = Minuten: ein Wurf mit allem, was folgt, in { $throw } s, eine Entscheidung in { $decision } s.
answer-best = Am besten: { $what }, { $change } Punkte.
answer-tooEarly = Noch ±{ $points } Punkte: zu früh, um zu sagen, was am besten ist; { $left } von { $all } kommen in Frage.
answer-oneOf = Noch ±{ $points } Punkte; am besten ist eines von diesen: { $names }.
answer-each = je { $games } Spiele
answer-played = { $games } Spiele
answer-deal = Der Handel ändert die Aussichten: { $changes } Punkte; { $played }.
answer-winner = Es gewinnt: { $chances }; { $played }.
answer-decides = Am Zug ist { $who }.
answer-book = Die Hälfte der Spiele ist nach { $rounds } Runden zu Ende; ein Spiel dauert im Mittel { $minutes } Minuten, den Wurf zu { $throw } s und die Entscheidung zu { $decision } s gerechnet; { $ended } enden überhaupt, und wer beginnt, gewinnt { $first }; { $games } Spiele.
answer-groups = Wer diese Gruppe als Erstes ganz hat, gewinnt so viele Mal so oft wie mit irgendeiner: { $found }; { $games } Spiele.
answer-atlas = Von { $rules } Regeln, jede allein, machen { $longer } das Spiel länger und { $shorter } kürzer; bei { $open } ist kein Unterschied erwiesen, und { $idle } bewirken allein nichts.
way-asItStands = wie es steht
way-offer = Angebot: { $offer }

## Rules of the atlas

rule-title = Der Atlas der Hausregeln
rule-answered = { $question }: { $answer }
rule-with = mit: { $chapter }
rule-without = ohne: { $chapter }
rule-andWith = { $rule } (dazu { $come })
rule-andWithout = { $rule } (ohne { $gone })
rule-andBoth = { $rule } (dazu { $come }, ohne { $gone })
rule-both = { $one } + { $other }

## Pages of reports

page-table = Tabelle
page-experiment = Der Versuch als Datei
page-data = als CSV
page-title = Versuch

## Questions that people ask, and their sides

study-freeParking = Geld auf Frei Parken
study-nothingThere = dort liegt nichts
study-feesThere = Steuern und Gebühren liegen dort
study-and500 = dazu 500 am Anfang und nach jedem Gewinn
study-doubleSalary = Doppeltes Gehalt auf dem Startfeld
study-salary = das Gehalt
study-twiceLanding = das doppelte, wer genau darauf landet
study-twiceLap = das doppelte in jeder Runde
study-noAuctions = Ohne Versteigerungen
study-auctioned = Nicht Gekauftes wird versteigert
study-staysWithBank = es bleibt bei der Bank
study-firstSeat = Der erste Platz
study-speedDie = Der Tempowürfel
study-twoDice = zwei Würfel
study-withSpeedDie = mit dem Tempowürfel
study-jail = Früh oder spät aus dem Gefängnis
study-weighs = wägt jedes Mal ab
study-outAtOnce = immer sofort hinaus
study-inLong = immer so lange wie möglich drinnen
study-outEarly = früh hinaus, spät drinnen
study-inEarly = früh drinnen, spät hinaus
study-allPay = Alle zahlen, oder offene Versteigerung
study-open = alles wird offen versteigert
study-sealedAll = verdeckt, und alle zahlen
study-sealedWinner = verdeckt, zum eigenen Gebot
study-sealedSecond = verdeckt, zum zweiten Gebot
study-trade = Mit oder ohne Handel
study-trading = mit Handel
study-noTrading = ohne Handel
study-players = Zu zweit bis zu acht
study-orangeOrGreen = Orange oder Grün?
study-seats = { $count } Spieler
