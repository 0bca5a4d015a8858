## Questions

question-onRisk = Das Risikofeld

## Choices

choice-onRisk-takeRisk = der Wurf entscheidet, wer zahlt
choice-onRisk-takeRiskEndsDoubles = der Wurf entscheidet, wer zahlt; ein Pasch gibt keinen weiteren Wurf

## Numbers

number-riskStake = Risikofeld, je Auge
number-riskDoublesStake = Risikofeld, je Auge eines Pasches
risk-won = Das Risiko zahlt sich aus: { $to } erhält { $amount }.
risk-lost = Das Risiko geht daneben: { $from } zahlt { $amount }.
