## Choices

choice-surcharge-halfInJail = kosten { $protectionShare } des Betrags noch einmal, in den Topf

## Numbers

number-protectionShare = Aufschlag auf freiwillige Geschäfte aus dem Gefängnis

## Payments

payment-protection = { $from } zahlt { $amount } Schutzgeld { phrase-paidTo }.
