### Words for the risk field.

riskTable = Risk table
# $name (text) $a (digits) $b (digits) $amount (text)
riskThrow = Last throw ({ $name }): { $a } and { $b }, that is { $amount }.
# $stake (text) $doubles (text)
riskHow = Even dice pay you, odd ones cost you: { $stake } per pip, { $doubles } with doubles.
