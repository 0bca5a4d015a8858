## Choices

choice-surcharge-halfInJail = coûtent encore { $protectionShare } du montant, à la cagnotte

## Numbers

number-protectionShare = Supplément pour les affaires volontaires depuis la prison

## Payments

payment-protection = { $from } paie { $amount } pour sa protection { phrase-paidTo }.
