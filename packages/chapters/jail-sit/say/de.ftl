## Choices

choice-jail-sitOut = { $attempts } Runden aussetzen
