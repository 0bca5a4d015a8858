## The chapter

chapter-speed-die-gist =
    Ein dritter Würfel wird mitgeworfen: Seine Zahlen zählen dazu; der Bus lässt die Wahl, mit einem der weißen
    Würfel oder mit beiden zu ziehen; das übrige Zeichen führt nach dem Zug zum nächsten freien Grundstück weiter.
    Drei gleiche Zahlen führen auf ein beliebiges Feld.

## Choices

choice-thirdDie-speedDie = der Tempowürfel, wenn der Tisch mit ihm spielt
choice-thirdDie-always = der Tempowürfel, sobald man einmal über das Startfeld gekommen ist

## Numbers

number-startBonus = Mehr Startgeld mit dem Tempowürfel

## Payments

payment-speedBonus = { $to } erhält für den Anfang zusätzlich { $amount }.

## Refusals

refusal-noSuchMove = So zu ziehen erlauben die Würfel nicht.

## Questions

ask-bus = Bus: mit einem der beiden weißen Würfel ziehen oder mit beiden.
ask-triple = Drei gleiche: auf ein beliebiges Feld ziehen.
action-chooseMove =
    { $steps ->
        [one] { $steps } Feld ziehen
       *[other] { $steps } Felder ziehen
    }
action-jumpTo = Auf { $space } springen
speedDie = Wer { $space } einmal erreicht hat, wirft einen dritten Würfel mit: Zahlen zählen dazu, der Bus lässt die Wahl zwischen den Würfeln, und das übrige Zeichen führt danach zum nächsten Grundstück weiter.
