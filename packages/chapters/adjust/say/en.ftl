### What “adjust” says.


## Refusals

refusal-asItIs = The books already say so.
refusal-cashTooLow = Nobody can have less than nothing.
refusal-notBetweenMoves = This can be set right only before a throw or at the end of a turn, when nothing else is pending.
