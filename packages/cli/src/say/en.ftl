### What the command line tells of games and files.
### $name (text) $luck (text) $play (text) $change (text) $cause (text) $log (text)
### $round (digits) $entry (digits) $count (digits) $ended (digits)


## By what a game was won

heads-start = start
heads-luck = luck
heads-ownLuck = (own throws)
heads-play = play
heads-others = others’ play
heads-rest = rest
heads-end = end
causes-luck = luck
causes-play = play
causes-rest = rest
# $name (text) $won (flag) $luck (text) $play (text)
verdict =
    { $won ->
        [yes] { $name } won: by luck { $luck }, by play { $play }.
       *[other] { $name } did not win: by luck { $luck }, by play { $play }.
    }
# $name (text) $round (digits) $toRound (digits) $entry (digits) $toEntry (digits)
lead = Longest lead: { $name }, rounds { $round } to { $toRound } (entries { $entry } to { $toEntry }).
noLead = Nobody was ever ahead.
running = The game is not over: the last chances are those where it stopped.
otherRules = The net was trained for other, similar rules: its figures may be off.
turningPoints = Turning points:
moment = Entry { $entry }, round { $round }: { $name } { $change } ({ $cause }).
note = In percentage points, by the net’s estimate of the chances to win; play is measured against what the bot “steady” would do.
decisions = Worst decisions:
# $entry (digits) $round (digits) $name (text) $change (text)
decision = Entry { $entry }, round { $round }: { $name } { $change }.
# $what (list)
done = Done: { $what }.
doneNothing = Done: nothing.
# $what (text) $now (text) $before (text)
instead = Better: { $what } ({ $now } % instead of { $before } %).
# $now (text) $before (text)
insteadNothing = Better: none of it ({ $now } % instead of { $before } %).
# $games (digits) $change (text) $least (text) $most (text)
playedOn = Played on { $games } times each way: { $change } ({ $least } to { $most }).
noDecisions = No decision cost half a point or more.
# $games (digits)
rolled =
    No net has been trained for these rules: the chances, in percent, are those of games that the bot “steady” has played on
    from these moments, { $games } times each, with the limits of 95 % confidence. Luck and decisions are not reported.
rolledEntry = Entry
rolledRound = Round
decisionsNote =
    Decisions: what the best missed choice would have added to the player’s own chance, by the net; a deal
    that nobody proposed counts where both sides would have gained by it. Sealed bids count
    by what others might have bid.

## Whether a rulebook can be played

# $path (text) $id (text)
broken = { $path }: “{ $id }” cannot be played like this.
# $path (text) $id (text) $mark (text)
fine = { $path }: “{ $id }” can be played, mark { $mark }.
# $path (text) $id (text) $count (digits)
lessonFine =
    { $count ->
        [one] { $path }: a lesson on “{ $id }” that can be played, { $count } step.
       *[other] { $path }: a lesson on “{ $id }” that can be played, { $count } steps.
    }
# $step (text) $words (text)
completed =
    { $words ->
        [none] Completed with: { $step }.
       *[other] Completed with: { $step } – { $words }.
    }
# $ended (digits) $games (digits) $rounds (digits)
tried =
    { $ended ->
        [one] { $ended } of { $games } trial games ended within { $rounds } rounds.
       *[other] { $ended } of { $games } trial games ended within { $rounds } rounds.
    }
doubt = The game often does not end by itself.
# $why (text)
stuck = A trial game cannot go on: { $why }
