## The chapter

chapter-income-tax-gist = L’impôt sur le revenu se calcule sur tout ce que possède un joueur.
chapter-income-tax-title = Impôt sur le revenu selon la fortune

## Choices

choice-onTax-share = coûtent leur montant, mais la première après le Départ { $taxShare } de la fortune
choice-onTax-choose =
    coûtent leur montant ; à la première après le Départ, on peut choisir de payer plutôt { $taxShare } de sa
    fortune

## Numbers

number-taxShare = Impôt sur le revenu

## Payments

payment-incomeTax = { $from } paie { $amount } d’impôt sur le revenu { phrase-paidTo }.

## Refusals

refusal-noTaxToChoose = Il n’y a pas d’impôt à choisir pour l’instant.
action-payTaxSum = Payer { $amount }
action-payTaxShare = Payer { $percent } % de la fortune ({ $amount })
ask-tax = Impôt sur le revenu : payer la somme fixe ou { $percent } % de la fortune ?
