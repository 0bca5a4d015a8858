## Choices

choice-shortfall-payPart = paie ce qu’il a
choice-eliminate-isOut = est éliminé
choice-resign-givesUp = est éliminé, et l’argent va à la banque
