## Refusals

refusal-asItIs = So steht es schon in den Büchern.
refusal-cashTooLow = Weniger als nichts kann niemand haben.
refusal-notBetweenMoves = Das lässt sich nur vor einem Wurf oder am Ende eines Zuges ausgleichen, wenn sonst nichts ansteht.
