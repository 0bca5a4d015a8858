## Choices

choice-jail-payOrStay = { $bails }, puis gratuitement ; ou passer chaque fois son tour
