### What the rules of “bank-debt” are called.
### $seat (seat) $amount (money)


## The chapter

chapter-bank-debt-gist = The bank writes down what players owe it.
chapter-bank-debt-repaid = What they then receive repays it first.
chapter-bank-debt-kept = What they then receive stays with them, whatever they owe the bank.
chapter-debt-limit-closed = Until it is repaid they neither buy nor build.

## Choices

choice-shortfall-borrow = borrows from the bank
choice-resign-writtenOff = is out, and the debt is written off
choice-eliminate-writtenOff = is out, and the debt is written off
choice-shortfall-borrowOrLose = borrows from the bank; with more debt than the possessions are worth the game is lost
choice-resign-indebted = is out, and the debt is written off
choice-eliminate-indebted = is out, and the debt is written off

## What happens

# $total (money)
event-bankDebt = { $seat } borrows { $amount } from the bank (debt: { $total }).
# $left (money)
event-bankDebtRepaid = { $seat } repays { $amount } to the bank (debt: { $left }).
# $debt (money) $value (money)
event-lostByDebt = { $seat } owes the bank { $debt }, and all possessions bring only { $value }: lost.

## Refusals

refusal-inBankDebt = While in debt to the bank nobody buys or builds.
refusal-debtUncovered = The debt at the bank would no longer be covered.
