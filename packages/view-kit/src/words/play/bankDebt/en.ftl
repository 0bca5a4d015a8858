### Words for debts at the bank.

debt = Debt at the bank
# $left (text)
debtLeft = { $left } more and the debt exceeds the mortgage value: out of the game.
debtBlocks = Until it is repaid you can neither buy nor build; all income repays it first.
worth = Mortgage value
