### What the rules of “finite-bank” are called.
### $bankCash (gap)


## Choices

choice-finiteBank-finite = finite: { $bankCash }, starting cash included; what it lacks is not owed
choice-turnEnded-byBank = after the time that the table sets; and with the round in which the bank has no money left

## Numbers

number-bankCash = Money of the bank

## Refusals

refusal-bankTooPoor = The bank does not have that much money left.
end-bankBroke = The bank has no money left: { phrase-richest }
