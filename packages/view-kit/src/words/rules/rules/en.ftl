### Words of the rules’ pages and dialogs.

search = Search titles, texts and numbers
# $count (digits) $all (digits)
found =
    { $count ->
        [0]
            { $all ->
                [0] { $count } of { $count } paragraphs
                [one] { $count } of { $all } paragraphs
               *[other] { $count } of { $all } paragraphs
            }
        [one]
            { $all ->
                [one] { $count } of { $count } paragraphs
               *[other] { $count } of { $all } paragraphs
            }
       *[other] { $count } of { $all } paragraphs
    }
nothingFound = No paragraph matches.
contents = Contents
kinds-source = From the source
kinds-adopted = Taken over from the classic rules by reference
kinds-filled = Filled in from the usual classic rules, as the source is silent
kinds-option = House rule to choose
kinds-reading = Our reading
kinds-house = House rule
legend = Where the sentences come from
optionsHere = House rule
inRulebook = Read it in the rulebook
struck = does not hold here
instead = instead:
insteadOf = Takes the place of:
beside = Adds to:
added = Added to by:
ownFirst = This rulebook’s own paragraphs
adoptedThen = Taken over from the classic rules
