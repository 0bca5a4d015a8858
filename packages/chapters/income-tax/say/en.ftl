### What the rules of “income-tax” are called.
### $taxShare (gap)
### $amount (money) $to (account)


## The chapter

chapter-income-tax-gist = The income tax goes by all that a player has.
chapter-income-tax-title = Income tax by wealth

## Choices

choice-onTax-share = cost their amount, but the first after the start { $taxShare } of your wealth
choice-onTax-choose = cost their amount; at the first after the start you may choose { $taxShare } of your wealth instead

## Numbers

number-taxShare = Income tax

## Payments

# $from (seat)
payment-incomeTax = { $from } pays { $amount } income tax { phrase-paidTo }.

## Refusals

refusal-noTaxToChoose = There is no tax to choose now.
# $amount (short)
action-payTaxSum = Pay { $amount }
# $percent (digits) $amount (short)
action-payTaxShare = Pay { $percent } % of all possessions ({ $amount })
# $percent (digits)
ask-tax = Income tax: pay the fixed sum, or { $percent } % of all possessions?
