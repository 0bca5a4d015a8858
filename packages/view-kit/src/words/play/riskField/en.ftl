### Words for the risk field.

riskTable = Risk table
# $name (text) $a (digits) $b (digits) $amount (text)
riskThrow =
    { $a ->
        [0]
            { $b ->
                [0] Last throw ({ $name }): { $a } and { $a }, that is { $amount }.
                [one] Last throw ({ $name }): { $a } and { $b }, that is { $amount }.
               *[other] Last throw ({ $name }): { $a } and { $b }, that is { $amount }.
            }
        [one]
            { $b ->
                [one] Last throw ({ $name }): { $a } and { $a }, that is { $amount }.
               *[other] Last throw ({ $name }): { $a } and { $b }, that is { $amount }.
            }
       *[other] Last throw ({ $name }): { $a } and { $b }, that is { $amount }.
    }
# $stake (text) $doubles (text)
riskHow = Even dice pay you, odd ones cost you: { $stake } per pip, { $doubles } with doubles.
