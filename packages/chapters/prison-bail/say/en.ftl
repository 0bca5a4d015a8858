### What the rules of “prison-bail” are called.
### $bails (gap)


## Choices

choice-jail-payOrStay = { $bails }, then free of charge; or sit out each time

## Refusals

refusal-bailFirst = The dice are thrown again only once the fine is paid or served.
