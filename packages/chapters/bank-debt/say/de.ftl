## The chapter

chapter-bank-debt-gist = Was jemand der Bank schuldet, wird aufgeschrieben.
chapter-bank-debt-repaid = Was dann hereinkommt, tilgt es zuerst.
chapter-bank-debt-kept = Was dann hereinkommt, bleibt trotzdem ungekürzt.
chapter-debt-limit-closed = Bis die Schulden getilgt sind, wird weder gekauft noch gebaut.

## Choices

choice-shortfall-borrow = leiht die Bank, was fehlt
choice-resign-writtenOff = scheidet aus; die Schulden sind erlassen
choice-eliminate-writtenOff = scheidet aus; die Schulden sind erlassen
choice-shortfall-borrowOrLose = leiht die Bank, was fehlt; sind die Schulden höher als der Wert des Besitzes, ist das Spiel verloren
choice-resign-indebted = scheidet aus; die Schulden sind erlassen
choice-eliminate-indebted = scheidet aus; die Schulden sind erlassen

## What happens

event-bankDebt = { $seat } leiht sich { $amount } von der Bank (Schulden: { $total }).
event-bankDebtRepaid = { $seat } tilgt { $amount } bei der Bank (Schulden: { $left }).
event-lostByDebt = { $seat } schuldet der Bank { $debt }, aller Besitz bringt nur { $value }: verloren.

## Refusals

refusal-inBankDebt = Mit Schulden bei der Bank wird weder gekauft noch gebaut.
refusal-debtUncovered = Die Schulden bei der Bank wären dann nicht mehr gedeckt.
