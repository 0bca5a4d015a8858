## Choices

choice-jail-sitOut = passer { $attempts } manches
