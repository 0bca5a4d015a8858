### What the rules of “protection” are called.
### $protectionShare (gap)


## Choices

choice-surcharge-halfInJail = cost { $protectionShare } of the amount again, to the pot

## Numbers

number-protectionShare = Surcharge on voluntary deals from jail
