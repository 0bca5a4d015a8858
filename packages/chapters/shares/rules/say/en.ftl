### The annual report has a space of the board.
### $given (digits)

noSpace = The number "reportSpace" must be a space of the board, not { $given }.
