### Words for rulebooks that somebody has brought, and for what is different in them.

own = own rules
ownRules = This table plays by rules of its own
# $count (digits) $base (text)
compared =
    { $count ->
        [one] { $count } difference from “{ $base }”
       *[other] { $count } differences from “{ $base }”
    }
# $base (text)
same = No rule is different from “{ $base }”.
was = else
is = here
coming = Loading the rulebook…
keep = Add to my list
kept = In your list
saveFile = Save as a file
keptTitle = Opened by you
finishedTitle = Finished house rules
# $title (text)
drop = Take “{ $title }” off the list
notKept = This rulebook is no longer in this browser’s list.
refusedBook = This rulebook from your list cannot be played.
fromLink = A rulebook from a link
lessonToo = A lesson in a file as well: it is checked and played at once.
