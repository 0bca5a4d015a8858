## Questions

question-onRisk = La case Risque

## Choices

choice-onRisk-takeRisk = le lancer décide qui paie
choice-onRisk-takeRiskEndsDoubles = le lancer décide qui paie ; un double ne donne pas de nouveau lancer

## Numbers

number-riskStake = Case Risque, par point
number-riskDoublesStake = Case Risque, par point d’un double
risk-won = Le risque a payé : { $to } reçoit { $amount }.
risk-lost = Le risque tourne mal : { $from } paie { $amount }.
