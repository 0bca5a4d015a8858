## The chapter

chapter-share-trade-title = Handel mit Anteilen an Spielern
chapter-share-trade-gist = Spieler dürfen einander Anteile für Geld anbieten, zu jedem vereinbarten Preis.
chapter-shares-title = Anteile an Spielern und ihre Börse

## Choices

choice-startReached-dividend = die Dividende
choice-milestone-annualReport = mit { $reportSpace }
choice-received-reports = ist zu berichten
choice-turnEnded-closeExchange = nach der Zeit, die der Tisch setzt
choice-wealth-withShares = Geld, Grundstücke und Gebäude zum Preis, beliehene zur Hälfte, und alle Anteile
choice-eliminate-takenOver = wird übernommen
choice-estate-withShares = geht mit allen Anteilen an den Gläubiger oder die Bank

## Numbers

number-lateFine = Strafe für einen späten Bericht
number-reportSpace = Feld des Jahresberichts
number-sharesEach = Anteile, aus denen jeder besteht
number-majority = Anteile für eine Mehrheit
number-sharesSoldATurn = Anteile, die die Bank in einem Zug nimmt
number-sharesBoughtATurn = Anteile, die die Bank in einem Zug gibt

## What happens

event-reportOwed = { $seat } schuldet der Börse einen Bericht.
event-reportLate = Der Bericht von { $seat } kommt zu spät; das Spiel gibt ihn ab.
event-dividend = { $seat } schüttet { $perShare } je Anteil aus, zusammen { $total }.

## Payments

payment-report = { $from } zahlt für den verspäteten Bericht { $amount } { phrase-paidTo }.
payment-dividend = { $from } zahlt { $amount } Dividende { phrase-paidTo }.

## Refusals

refusal-noSharesHeld = So viele Anteile sind dort nicht vorhanden.
refusal-sharesForCash = Gehandelt werden Anteile gegen Geld: Eine Seite gibt Anteile, die andere nur Geld.
refusal-sharesOutOfTurn = Anteile wechseln nur den Besitzer, wenn einer der beiden am Zug ist.
refusal-debtorShares = Mit offener Schuld werden Anteile nur mindestens zum Kurs verkauft.
refusal-aboutToBeTakenOver = Wer keinen eigenen Anteil mehr hält, handelt nur noch mit eigenen Anteilen: Die Übernahme steht bevor.
refusal-lastShareOwing = Der letzte eigene Anteil bleibt, solange eine Schuld offen ist oder noch Miete verlangt werden kann.
refusal-tooManySold = Die Bank nimmt von jedem höchstens { $sharesSoldATurn } Anteile in einem Zug.
refusal-tooManyBought = Die Bank gibt jedem höchstens { $sharesBoughtATurn } Anteile in einem Zug.
refusal-ownSharesFromBank = Die eigenen Anteile verkauft die Bank nicht zurück.
refusal-sharesTooDear = Das Bargeld reicht nicht für den Kurs dieser Anteile.
refusal-reportedAlready = In diesem Zug liegt schon ein Bericht vor.

## Questions

ask-report = Die Börse wartet auf einen Bericht.

## What table options do

about-autoReports = Jeder fällige Bericht wird sofort abgegeben. Sonst hat man dafür Zeit, bis der Folgespieler seinen Zug beendet hat.
wanted = { $seat } möchte { phrase-shares } von der Bank kaufen (mindestens { $minimum }).
event-sharesUnsold =
    { $number ->
        [one] Der Anteil von { $issuer } bleibt bei der Bank.
       *[other] Die { $number } Anteile von { $issuer } bleiben bei der Bank.
    }
moved-sold = { $from } verkauft { phrase-shares } für { $price } { phrase-paidTo }.
moved-bought = { $to } kauft { phrase-shares } für { $price } { phrase-paidFrom }.
moved-gotBack = { $to } bekommt { phrase-shares } aus dem Besitz von { $from } zurück.
moved-left =
    { $from } hinterlässt { phrase-shares }; { $number ->
        [one] er geht
       *[other] sie gehen
    } { phrase-paidTo }.
reported = { $seat } berichtet: Bargeld { $cash }, Grundstücke { $property }, Anteile in der Hand: { $number }, Kurs { $price }.
takenOver-byPlayer = { $seat } hält keinen eigenen Anteil mehr und wird von { $heir } übernommen ({ $number } von { $sharesEach } Anteilen).
takenOver-woundUp = { $seat } hält keinen eigenen Anteil mehr und wird aufgelöst; alle Grundstücke fallen an die Bank zurück.
payment-takeover =
    Vom Bargeld, das { $from } hatte, { $to ->
        [bank] fallen
        [pot] fallen
       *[other] gehen
    } { $amount } { phrase-paidTo }.
adjusted-report = Die Börsenaufsicht fordert von { $seat } einen Zwischenbericht.
adjusted-shares = Ausgleich: { $seat } hat jetzt { phrase-shares }.
action-sell-some = An die Bank verkaufen: { phrase-shares } (+{ $price })
action-sell-last = An die Bank verkaufen: { phrase-shares } (+{ $price }, scheidet damit aus)
action-buyShares = Von der Bank kaufen: { phrase-shares } (ab { $price })
action-report-owed = Bericht abgeben
action-report-interim = Zwischenbericht abgeben
lot-must = Verdeckt auf { phrase-shares } bieten: mindestens { $minimum }. Nur das höchste Gebot wird gezahlt.
lot-may = Verdeckt auf { phrase-shares } bieten: ab { $minimum }, oder 0 für keines. Nur das höchste Gebot wird gezahlt.
lastShare = { $seat } gibt damit den letzten eigenen Anteil ab, wird übernommen und scheidet aus.
