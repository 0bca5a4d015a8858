## Choices

choice-finiteBank-finite = endlich: { $bankCash }, davon das Startgeld aller; was ihr fehlt, schuldet sie nicht
choice-turnEnded-byBank = nach der Zeit, die der Tisch setzt; und mit der Runde, in der die Bank kein Geld mehr hat

## Numbers

number-bankCash = Geld der Bank

## Refusals

refusal-bankTooPoor = So viel Geld hat die Bank nicht mehr.
end-bankBroke = Die Bank hat kein Geld mehr: { phrase-richest }
