### What the rules of “protection” are called.
### $protectionShare (gap)
### $amount (money) $to (account)


## Choices

choice-surcharge-halfInJail = cost { $protectionShare } of the amount again, to the pot

## Numbers

number-protectionShare = Surcharge on voluntary deals from jail

## Payments

# $from (seat)
payment-protection = { $from } pays { $amount } protection money { phrase-paidTo }.
