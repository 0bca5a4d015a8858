## The chapter

chapter-building-gist =
    Auf Straßen werden Häuser gebaut, auf die volle Zahl von Häusern folgt ein Hotel. Die Bank nimmt Gebäude zum
    halben Preis zurück, sofern die Karte nichts anderes sagt.

## Questions

question-buildsWhere = Beim Bauen steht die eigene Figur
question-buildsAnyTime = Wann gebaut wird

## Choices

choice-buildsEvenly-wholeGroups = auf ganzen Gruppen, gleichmäßig
choice-buildsEvenly-unevenly = auf ganzen Gruppen, auch ungleichmäßig
choice-buildsEvenly-singly =
    auf jeder eigenen Straße, auch ohne die ganze Gruppe und ungleichmäßig; nur die Straße selbst darf nicht
    beliehen sein, und nur bebaut kann sie weder beliehen noch gehandelt werden
choice-buildsWhere-whereYouStand = auf der Straße, auf der gebaut wird
choice-buildsAnyTime-ownTurn = im eigenen Zug und zwischen den Zügen
choice-buildsAnyTime-anyTime = jederzeit
choice-buildsWhere-anywhere = irgendwo

## Numbers

number-shortGameHouses = Häuser vor einem Hotel im kurzen Spiel

## Payments

payment-sellBuilding = { $to } erhält { $amount } für den Abbau { $deed }.

## Refusals

refusal-notAStreet = Hier lässt sich nicht bauen.
refusal-groupIncomplete = Gebaut wird erst, wenn die ganze Farbgruppe in einer Hand ist.
refusal-groupMortgaged = In der Farbgruppe liegt noch eine Hypothek; sie muss vor dem Bauen abgelöst werden.
refusal-streetMortgaged = Auf dieser Straße liegt eine Hypothek; sie muss vor dem Bauen abgelöst werden.
refusal-buildsWhereStanding = Gebaut wird nur auf der Straße, auf der die eigene Figur steht.
refusal-unevenBuild = Gebaut wird gleichmäßig: Erst sind die Straßen der Gruppe dran, auf denen weniger steht.
refusal-fullyBuilt = Auf dieser Straße ist kein Platz mehr für Gebäude.
refusal-buildTooDear = Für das Gebäude reicht das Bargeld nicht.
refusal-buildTooLate = Zum Bauen ist es zu spät: Der nächste Spieler hat schon gewürfelt.
refusal-orderLapsed = Auf die letzte Bestellung hat niemand geboten; in diesem Zug wird nichts mehr bestellt.
refusal-noPieceLeft = Ein solches Gebäude gibt der Vorrat der Bank gerade nicht her.
refusal-nothingToSell = Auf dieser Straße steht kein Gebäude.
refusal-unevenSale = Abgebaut wird gleichmäßig: Erst sind die Straßen der Gruppe dran, auf denen mehr steht.
shortage-exchange = Es fehlen { $houses } zum Tausch gegen { phrase-thePiece } (Vorrat: { $stock }). { $seat } baut die ganze Gruppe { $deed } ab.
shortage-order = { $seat } möchte auf { $deed } bauen, aber der Vorrat ({ $stock }) reicht nicht für alle.
built-first = { $seat } baut { phrase-aPiece } { $deed }.
built-next =
    { $seat } baut { $piece ->
        [m] den { $number }. { $piece }
        [f] die { $number }. { $piece }
       *[n] das { $number }. { $piece }
    } { $deed }.
built-level = { $seat } baut { phrase-aPiece } { $deed }; dort steht jetzt: { $level }.
sold-all = { $seat } verkauft alle Gebäude { $deed }.
sold-some = { $seat } verkauft Gebäude { $deed }; dort steht jetzt: { $level }.
action-build = { $piece } { $deed } bauen ({ $price })
action-sellGroup = Gruppe { $deed } abbauen (+{ $amount })
action-sellOne = { $piece } { $deed } verkaufen (+{ $amount })
