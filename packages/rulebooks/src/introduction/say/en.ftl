### What is the same in the introductions of all rulebooks.
### $minutes (gap) $least (gap) $most (gap) $seats (gap) $throw (gap) $decision (gap) $games (gap) $moves (gap) $title (gap)

for = For whom
long = How long
hard = How hard
length = About { $minutes } minutes; half of all games take { $least } to { $most }.
# Below the sentence above: where its figures come from.
pace =
    Measured in { $games } games of { $seats } bots, at { $throw } seconds for each throw and { $decision } for each
    decision.
moves = { $moves } kinds of moves, { $minutes } minutes to read all paragraphs.
differs = You know { $title }? This is different:
classic = Many people play it differently. By the book:
# A link to its lesson.
lesson = Learn it by playing
