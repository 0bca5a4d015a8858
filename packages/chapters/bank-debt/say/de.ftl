## Choices

choice-shortfall-borrow = leiht die Bank, was fehlt
choice-resign-writtenOff = scheidet aus; die Schulden sind erlassen
choice-eliminate-writtenOff = scheidet aus; die Schulden sind erlassen
choice-shortfall-borrowOrLose = leiht die Bank, was fehlt; sind die Schulden höher als der Wert des Besitzes, ist das Spiel verloren
choice-resign-indebted = scheidet aus; die Schulden sind erlassen
choice-eliminate-indebted = scheidet aus; die Schulden sind erlassen
