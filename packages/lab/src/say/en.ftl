### What the laboratory says: why an experiment cannot be made, and what was found.
### $name (text) $known (text) $given (text) $sentence (text)
### $least (digits) $most (digits) $count (digits) $bots (digits) $seat (digits) $space (digits)


## Why an experiment cannot be made

# What another part of the program has to say, as it stands.
asTold = { $sentence }
noBook = There is no rulebook { $name } here.
noBot = There is no bot { $name }. There are: { $known }.
tableSize = { $name } is played by { $least } to { $most } players, not by { $count }.
handNeedsBook = A position entered by hand needs a rulebook.
handSeats =
    { $count ->
        [one] The position has { $count } player, but { $bots } bots play.
       *[other] The position has { $count } players, but { $bots } bots play.
    }
tableSeats = There are { $count } at the table, but { $bots } bots play.
entries =
    { $count ->
        [one] The game has only { $count } entry.
       *[other] The game has only { $count } entries.
    }
over = The game is already over there.
newer = The experiment has format { $given }; this program reads up to { $most }.
noGroup = There is no group { $name }.
noSeat = There is no seat { $seat }.
seatOut = Seat { $seat } is not in the game.
noDeed = There is no property on space { $space }.
leastOverMost = The least is more than the most.
leftWithNothing = A player who has left the game has neither money nor properties.
fewerThanTwo = There are not two players left in the game.
mayNotAct = The player who is asked about cannot do anything at this moment.
noDeal = No deal is given.
# $name (text)
noCurve = There is no single number { $name } in this side’s rules.
noTrade = This rulebook has no trading.
noShares = This rulebook has no shares.
noAtlas = This is not an atlas of format 1.
notLoaded = The games could not begin, because part of the page could not be loaded. Please reload the page.

## Columns of tables

column-round = round
column-games = games
column-money = money
column-rounds = rounds
column-share = share
column-inTurn = in turn
column-toBank = to the bank
column-between = others' decisions until the player's own
column-looking = share of rounds spent looking on
column-takeovers = takeovers
column-what = what
column-value = value
column-space = space
column-name = name
column-leaving = exactly, leaving jail
column-staying = exactly, staying there
column-played = played
column-level = level
column-cost = cost
column-incomeExact = income, exactly
column-incomePlayed = income, played
column-backExact = paid back after turns, exactly
column-backPlayed = paid back after turns, played
column-group = group
column-won = won
column-toAll = to all groups
column-side = side
column-difference = difference
column-gain = gain by common chance
column-median = rounds, middle
column-minutes = minutes
column-end = end
column-first = advantage of the first turn
column-winner = won by the first bot
column-who = who
column-wins = wins
column-nobody = nobody
column-change = change
column-from = from
column-to = to
column-rule = rule
column-better = won by the better bot
column-reason = reason
column-style = others play like
column-proposer = proposes
column-paysMost = pays at most
column-answerer = answers
column-takesLeast = takes at least
column-payer = who pays
column-taker = who is paid
column-owner = owner
column-least = sells from
column-buyer = buyer
column-most = buys up to
column-own = own chance
column-others = the other’s chance
column-throw = throw
column-paid = pays on average
column-worst = at worst
column-debt = cannot pay at once

## Titles of tables

title-survival = Games that last longer
title-turnOrder = Games won by turn order
title-ruins = Who leaves, and to whom
title-money = Money in circulation
title-wealth = Wealth of those in the game
title-idle = Waiting
title-sharePrices = Share prices
title-styles = How much of it is the bots
title-takeovers = Takeovers a game
title-debts = Debts to the bank
title-arrivals = How often somebody comes there in a turn
title-income = Income in each turn of the others
title-groups = Value of a group when first completed
title-sides = Each side by itself
title-offerWorth = What open offers are worth: the proposer’s payment at which each side is as well off as without the offer
title-saleWorth = What deeds and shares are worth to both sides
title-playedWorth = What deals are worth to both sides, by games with and without them: the payment at which each is as well off
# $who (text)
title-bestOffers = The best offers of { $who }
# $who (text)
title-bestOffersAlike = The best offers of { $who }, by a net that was trained for similar rules
# $who (text)
title-danger = The next throws of { $who }
title-chances = Chances
title-ways = Chances by what is done first
title-base = The rulebook as it stands
title-changes = What each rule changes alone
title-rules = Each rule by itself
title-refused = What cannot be played alone, and why

## More columns and cells

# $order (digits)
column-toOrder = to { $order }
# $who (text)
column-winsWho = { $who } wins
cell-jail = in jail
cell-bare = no house
# $seat (digits)
cell-seat = seat { $seat }
# $count (digits)
cell-owned = { $count } owned
cell-nobody = nobody
cell-shark = a sharp dealer
cell-stubborn = a stubborn dealer
debts-loans = loans a game
debts-lent = lent each time
debts-lost = out by debt, a game
debts-gamesWith = games with debts, share

## What is measured

measure-length = length in rounds
measure-ended = games that end
measure-first = advantage of the first turn
measure-winner = games won by the first bot
# $measure (text) $number (text)
title-curve = { $measure }, by “{ $number }”
# $base (text) $measure (text)
title-differenceLength = Difference from “{ $base }”: { $measure }
# $base (text) $measure (text)
title-differencePoints = Difference from “{ $base }”: { $measure }, in points
# $who (text)
title-change = What it changes for { $who }, in points
atlas-length = Length, in rounds
atlas-ended = Games that end, in points
atlas-first = Advantage of the first turn, in points
atlas-winner = Games won by the better bot, in points

## Answers

answer-tooFew = (too few games as yet)
# $low (text) $high (text)
answer-between = ({ $low } to { $high })
# $value (text)
answer-rounds = { $value } rounds
# $value (text)
answer-points = { $value } points
# $name (text)
answer-named = “{ $name }”
# $games (number)
answer-nothing = Nothing can be said after { $games } games.
# $base (text) $measure (text) $found (text) $games (number)
answer-against = Against { $base }, { $measure }: { $found }, after { $games } pairs of games.
# $told (text)
answer-open = { $told }, no difference is shown
# $told (text) $minutes (text)
answer-inMinutes = { $told }, { $minutes } minutes at a table
# $throw (digits) $decision (digits)
answer-pace = Minutes: a throw with all that follows in { $throw } s, a decision in { $decision } s.
# $what (text) $change (text)
answer-best = Best of all: { $what }, { $change } points.
# $points (text) $left (digits) $all (digits)
answer-tooEarly = Still ±{ $points } points: too early to say which is best; { $left } of { $all } may be.
# $points (text) $names (text)
answer-oneOf = Still ±{ $points } points; one of these is the best: { $names }.
# $games (number)
answer-each = { $games } games each
# $games (number)
answer-played = { $games } games
# $changes (text) $played (text)
answer-deal = The deal changes the chances: { $changes } points; { $played }.
# $chances (text) $played (text)
answer-winner = The winner is: { $chances }; { $played }.
# $who (text)
answer-decides = It is for { $who } to decide.
# $rounds (text) $ended (text) $first (text) $minutes (text) $throw (digits) $decision (digits) $games (number)
answer-book = Half of the games are over after { $rounds } rounds; a game takes { $minutes } minutes on average, with { $throw } s a throw and { $decision } s a decision; { $ended } end at all, and the player who begins wins { $first }; { $games } games.
# $found (text) $games (number)
answer-groups = The first owner of this whole group wins this many times as often as the first owner of any: { $found }; { $games } games.
# $rules (digits) $longer (digits) $shorter (digits) $open (digits) $idle (digits)
answer-atlas = Of { $rules } rules, each alone, { $longer } make the game longer and { $shorter } shorter; for { $open } no difference is shown, and { $idle } do nothing alone.
way-asItStands = as it stands
# $offer (text)
way-offer = Offer: { $offer }

## Rules of the atlas

rule-title = The atlas of house rules
# $question (text) $answer (text)
rule-answered = { $question }: { $answer }
# $chapter (text)
rule-with = with: { $chapter }
# $chapter (text)
rule-without = without: { $chapter }
# $rule (text) $come (text)
rule-andWith = { $rule } (with { $come })
# $rule (text) $gone (text)
rule-andWithout = { $rule } (without { $gone })
# $rule (text) $come (text) $gone (text)
rule-andBoth = { $rule } (with { $come }, without { $gone })
# $one (text) $other (text)
rule-both = { $one } + { $other }

## Pages of reports

page-table = Table
page-experiment = The experiment as a file
page-data = as CSV
page-title = Experiment

## Questions that people ask, and their sides

study-freeParking = Money on the free car park
study-nothingThere = nothing lies there
study-feesThere = taxes and fees lie there
study-and500 = and 500 at the start and after each win
study-doubleSalary = Double salary on the start
study-salary = the salary
study-twiceLanding = twice as much for landing there
study-twiceLap = twice as much in every lap
study-noAuctions = No auctions
study-auctioned = what is declined is auctioned
study-staysWithBank = it stays with the bank
study-firstSeat = The first seat
study-speedDie = The speed die
study-twoDice = two dice
study-withSpeedDie = with the speed die
study-jail = Out of jail early or late
study-weighs = weighs each case
study-outAtOnce = always out at once
study-inLong = always in as long as it can
study-outEarly = out early, in late
study-inEarly = in early, out late
study-allPay = All pay, or the open auction
study-open = all is auctioned openly
study-sealedAll = sealed, and all pay
study-sealedWinner = sealed, at the winner’s bid
study-sealedSecond = sealed, at the second bid
study-trade = Trading, or none
study-trading = trading
study-noTrading = no trading
study-players = Two to eight players
study-orangeOrGreen = Orange or green?
# $count (digits)
study-seats = { $count } players
