## Choices

choice-jail-payOrStay = { $bails }, dann umsonst; oder jedes Mal aussetzen
