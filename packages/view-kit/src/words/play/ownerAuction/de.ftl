minimum = Mindestpreis
minimumSet = Ab { $amount } verkaufen
minimumNone = Ohne Mindestpreis versteigern
minimumRisk = Erreicht kein Gebot den Mindestpreis, zahlst du { $half } in den Topf.
minimumRiskBank = Erreicht kein Gebot den Mindestpreis, zahlst du { $half } an die Bank.
minimumFree = Ohne Mindestpreis geht das Grundstück an das höchste Gebot.
