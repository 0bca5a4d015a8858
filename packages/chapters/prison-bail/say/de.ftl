## Choices

choice-jail-payOrStay = { $bails }, dann umsonst; oder jedes Mal aussetzen

## Refusals

refusal-bailFirst = Gewürfelt wird erst wieder, wenn die Strafe gezahlt oder abgesessen ist.
