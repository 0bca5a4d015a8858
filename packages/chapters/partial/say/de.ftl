## Choices

choice-shortfall-payPart = wird gezahlt, was da ist
choice-eliminate-isOut = scheidet aus
choice-resign-givesUp = scheidet aus; sein Geld geht an die Bank
