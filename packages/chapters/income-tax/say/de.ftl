## The chapter

chapter-income-tax-gist = Die Einkommensteuer richtet sich nach allem, was jemand hat.
chapter-income-tax-title = Einkommensteuer nach Vermögen

## Choices

choice-onTax-share = kosten ihren Betrag, das erste nach dem Start aber { $taxShare } des Vermögens
choice-onTax-choose = kosten ihren Betrag, das erste nach dem Start nach eigener Wahl auch { $taxShare } des Vermögens

## Numbers

number-taxShare = Einkommensteuer

## Payments

payment-incomeTax = { $from } zahlt { $amount } Einkommensteuer { phrase-paidTo }.

## Refusals

refusal-noTaxToChoose = Gerade ist keine Steuer zu wählen.
action-payTaxSum = { $amount } zahlen
action-payTaxShare = { $percent } % des Vermögens zahlen ({ $amount })
ask-tax = Einkommensteuer: den festen Betrag zahlen oder { $percent } % des Vermögens?
