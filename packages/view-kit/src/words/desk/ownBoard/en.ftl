### Words for a board with other names and prices.

hint = Names and prices as they are on the table. The mortgage follows the price. They become a rulebook with a house rule that says what is different; it comes along with every record.
# $name (text)
nameOf = Name of { $name }
# $name (text)
priceOf = Price of { $name }
more = Rents
rents = Rents, separated by commas
# $count (number)
rentsWrong =
    { $count ->
        [one] There must be { $count } whole number.
       *[other] There must be { $count } whole numbers.
    }
house = Price of a house
nameless = Every street needs a name.
same = The rulebook already has it like this.
faults = This cannot be played:
# $count (text)
take = Take over ({ $count })
