## Questions

question-doublesOptional = Nach einem Pasch
question-doublesAgain = Ein Pasch
question-thirdDoubles = Mehrere Pasche hintereinander
question-doubleOne = Zwei Einsen
question-sameDoublesTwice = Zweimal nacheinander derselbe Pasch
question-startReached = Vor dem Gehalt kommt
question-milestone = Jahresbericht
question-drawCard = Gezogene Karten
question-turnEnded = Es endet auch

## Choices

choice-open-firstSeat = der erste Platz
choice-doublesOptional-mustThrow = muss man noch einmal werfen
choice-doublesOptional-mayEnd = darf man noch einmal werfen oder den Zug beenden
choice-doublesAgain-throwAgain = gibt einen weiteren Wurf
choice-doublesAgain-nothing = ist ein Wurf wie jeder andere
choice-thirdDoubles-toJail = führen ins Gefängnis
choice-thirdDoubles-harmless = sind Pasche wie alle anderen; sind mehr als acht Mieten offen, werden die eines Eigentümers zusammen verlangt
choice-sameDoublesTwice-harmless = schadet nicht
choice-sameDoublesTwice-toJail = führt ins Gefängnis
choice-startReached-salary = nichts
choice-thirdDie-nothing = keiner
choice-doubleOne-asAny = sind ein Pasch wie jeder andere

## Numbers

number-doublesToJail = Pasche in einem Zug, die ins Gefängnis führen

## What happens

event-turnBegan = { $seat } ist am Zug (Runde { $round }).

## Payments

payment-salary = { $to } erhält { $amount } Gehalt.

## Refusals

refusal-mustDecideFirst = Vorher steht eine andere Entscheidung an.
refusal-mustThrowAgain = Nach einem Pasch wird noch einmal gewürfelt, bevor der Zug endet.
refusal-mustThrow = Der Zug endet erst nach dem Würfeln.
refusal-turnIsDone = Dafür ist es zu spät: In diesem Zug ist schon gewürfelt worden.
refusal-businessTooLate = Verkäufe und Fernkäufe gehören vor einen Wurf.
refusal-mustThrowAfterBusiness = Auf Verkäufe und Fernkäufe folgt ein Wurf: Der Zug endet nicht ohne ihn.
refusal-noBusinessInJail = Aus dem Gefängnis heraus wird weder verkauft noch aus der Ferne gekauft.
refusal-noBusinessAfterJail = Wer gerade aus dem Gefängnis kommt, verkauft und kauft aus der Ferne erst im nächsten Zug.
refusal-cardThrowsAgain = Die Karte verlangt noch einen Wurf, bevor der Zug endet.
threw-plain = { $seat } wirft { $dice }.
threw-doubles = { $seat } wirft einen Pasch: { $dice }.
event-moved =
    { $seat } zieht { $to ->
        [jail] auf das Gefängnisfeld
        [city] nach { $to }
       *[other] auf { $to }
    }.
salaryLand = { $to } erhält auf { $space } { $amount } Gehalt.
owing = Schulden bei der Bank: { $debt }; Verkäufe vor dem Wurf tilgen sie.
throw-turn = Am Zug: würfeln.
throw-doubles = Pasch: noch einmal würfeln.
throw-optional = Pasch: noch einmal würfeln oder den Zug beenden.
throw-card = Die Karte verlangt es: noch einmal würfeln.
end-plain = Den Zug beenden.
end-build = Noch etwas bauen? Sonst den Zug beenden.
end-trade = Noch etwas bauen oder handeln? Sonst den Zug beenden.
