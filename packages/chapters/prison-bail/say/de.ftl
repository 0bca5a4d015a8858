## Choices

choice-jail-payOrStay = { $bails }, dann umsonst; oder jedes Mal aussetzen

## Refusals

refusal-bailFirst = Gewürfelt wird erst wieder, wenn die Strafe gezahlt oder abgesessen ist.
# without $jail
action-stay = Im Gefängnis bleiben und aussetzen
sitting =
    { $left ->
        [one] noch einmal
       *[other] höchstens noch { $left }-mal
    }
# without $jail
prison-canPay = Im Gefängnis: { $bail } zahlen und würfeln, oder aussetzen ({ sitting }).
# without $jail
prison-cannotPay = Im Gefängnis: { $bail } kostet der Weg hinaus, { phrase-lacking }. Also aussetzen ({ sitting }).
