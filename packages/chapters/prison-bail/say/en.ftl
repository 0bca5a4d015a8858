### What the rules of “prison-bail” are called.
### $bails (gap)


## Choices

choice-jail-payOrStay = { $bails }, then free of charge; or sit out each time

## Refusals

refusal-bailFirst = The dice are thrown again only once the fine is paid or served.
# $jail (text)
action-stay = Stay in { $jail } and sit out
# $left (digits)
sitting =
    { $left ->
        [one] once more
       *[other] at most { $left } times more
    }
# $jail (text) $bail (money)
prison-canPay = In { $jail }: pay { $bail } and throw, or sit out ({ sitting }).
# $jail (text) $bail (money)
prison-cannotPay = In { $jail }: the way out costs { $bail }, { phrase-lacking }. So sit out ({ sitting }).
