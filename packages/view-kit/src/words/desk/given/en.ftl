### Words for what a real table has brought.

faces-bus = Bus
faces-seek = Next property
dice-0 = First die
dice-1 = Second die
dice-2 = Third die
diceAsk = What do the dice show?
diceKeys = The digit keys and Enter do it, too.
diceKeysThird = The keys 1 to 6, B for the bus, N for the next property, and Enter do it, too.
diceEnter = Enter the throw
diceMissing = First tap every die as it lies.
# $key (text)
noFace = No die shows { $key } here: a die has 1 to 6.
# $key (text)
noFaceThird = The speed die has no { $key }: it has 1 to 3, B for the bus and N for the next property.
# $deck (text)
cardAsk = Which card of the { $deck } deck?
# $count (number)
cardsLeft =
    { $count ->
        [one] { $count } card has not been drawn since the deck was shuffled.
       *[other] { $count } cards have not been drawn since the deck was shuffled.
    }
lotAsk = Who is drawn?
# $name (text)
dealAsk = Which deed is dealt to { $name }?
search = Search
nothingFound = Nothing matches.
throwOnBoard = The dice are thrown on the table.
# $name (text)
throwKeeper = { $name } enters what they show.
failed = This cannot be entered.
