## Choices

choice-jail-payOrStay = { $bails }, puis gratuitement ; ou passer chaque fois son tour

## Refusals

refusal-bailFirst = On ne relance les dés qu’une fois l’amende payée ou la peine purgée.
