riskTable = Risikotabelle
riskThrow =
    { $a ->
        [0]
            { $b ->
                [0] Letzter Wurf ({ $name }): { $a } und { $a }, also { $amount }.
                [one] Letzter Wurf ({ $name }): { $a } und { $b }, also { $amount }.
               *[other] Letzter Wurf ({ $name }): { $a } und { $b }, also { $amount }.
            }
        [one]
            { $b ->
                [one] Letzter Wurf ({ $name }): { $a } und { $a }, also { $amount }.
               *[other] Letzter Wurf ({ $name }): { $a } und { $b }, also { $amount }.
            }
       *[other] Letzter Wurf ({ $name }): { $a } und { $b }, also { $amount }.
    }
riskHow = Gerade Augen bringen Geld, ungerade kosten welches: je Auge { $stake }, im Pasch { $doubles }.
