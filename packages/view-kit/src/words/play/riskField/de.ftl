riskTable = Risikotabelle
riskThrow = Letzter Wurf ({ $name }): { $a } und { $b }, also { $amount }.
riskHow = Gerade Augen bringen Geld, ungerade kosten welches: je Auge { $stake }, im Pasch { $doubles }.
