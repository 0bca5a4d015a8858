## Choices

choice-jail-payOrStay = { $bails }, puis gratuitement ; ou passer chaque fois son tour

## Refusals

refusal-bailFirst = On ne relance les dés qu’une fois l’amende payée ou la peine purgée.
# without $jail
action-stay = Rester en prison et passer son tour
sitting =
    { $left ->
        [0] pour la dernière fois
        [one] encore une fois
       *[other] encore { $left } fois au plus
    }
# without $jail
prison-canPay = En prison : payer { $bail } et lancer, ou passer son tour ({ sitting }).
# without $jail
prison-cannotPay = En prison : sortir coûte { $bail }, { phrase-lacking }. Il faut donc passer son tour ({ sitting }).
