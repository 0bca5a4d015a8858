### Words for sales to the bank.

sell = Sell…
sales = Sell to the bank
salesIntro = The bank pays what the deed says. Plots go back only without buildings.
# $amount (text)
allWorth = Everything together would bring { $amount }.
nothingOwned = There is nothing to sell.
