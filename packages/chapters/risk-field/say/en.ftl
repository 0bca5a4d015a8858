### What the rules of “risk-field” are called.


## Questions

question-onRisk = The risk field

## Choices

choice-onRisk-takeRisk = the throw decides who pays
choice-onRisk-takeRiskEndsDoubles = the throw decides who pays; doubles give no further throw

## Numbers

number-riskStake = Risk field, for each pip
number-riskDoublesStake = Risk field, for each pip of doubles
# $to (account) $amount (money)
risk-won = The risk pays off: { $to } receives { $amount }.
# $from (account) $amount (money)
risk-lost = The risk goes wrong: { $from } pays { $amount }.
