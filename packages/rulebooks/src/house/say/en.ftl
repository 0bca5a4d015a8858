### House rules: paragraphs that write themselves, and what chapters and policies are called that no rulebook names.
### $question (gap) $says (gap) $count (gap) $what (gap) $who (gap) $answer (gap) $title (gap) $rents (gap) $was (gap) $is (gap)


## Paragraphs

title = { $title }, with house rules
says = { $question }: { $says }.
name = { $title }.
idle = This has no effect in this rulebook.
absent = There is none of this in this rulebook.
optionsName = For the table to choose
noOptions = nothing
boardName = The board
board-spaces = { $count } spaces
board-streets = { $count } streets
board-stations = { $count } stations
board-utilities = { $count } utilities
board-cards = { $what } ({ $count } cards)
board-money = Currency: { $what }
board-rents_station = rent { $rents }
board-rents_utility = throw times { $rents }
board-called = { $was } is called { $is } here

## Chapters that go without saying

chapter-adjust = Adjusting the books
chapter-adjust_under_claims = Adjusting under claims
chapter-adjust_mortgages = Adjusting mortgages
chapter-apartments = Building by the number of plots
chapter-auction_open = Open auction
chapter-auction_sealed = Sealed auction
chapter-bank_debt = Debts to the bank
chapter-debt_limit = Limit of bank debts
chapter-building = Houses and hotels
chapter-cards = Decks that come round
chapter-ending = End of the game
chapter-estate = Estates of the bank
chapter-event_cards = Cards that are laid aside
chapter-finite_bank = Finite bank
chapter-deal = Dealt properties
chapter-first_throw = The highest throw begins
chapter-jail_roll = Jail: doubles or bail
chapter-jail_sit = Jail: sitting it out
chapter-landing = Start, taxes and parking
chapter-partial = Paying what is there
chapter-prison_bail = Jail: bail from round to round
chapter-protection = Deals from jail
chapter-purchase = Buying property
chapter-rent = Rent
chapter-risk_field = Risk field
chapter-settle = Raising money
chapter-shortage = Shortage of buildings
chapter-speed_die = Speed die
chapter-turn = The turn

## What policies are about that nobody is asked

policy-eliminate = Who can no longer pay
policy-fallsShort = Buildings in short supply
policy-onJail = The jail space
policy-onGoToJail = The space that sends to jail
policy-raisable = What can be turned into money
policy-inherited = What creditors would inherit
policy-liability = Deals of debtors
policy-bought = A purchase
policy-bidders = Who may bid for a property
policy-pieceStep = The least step for buildings
policy-onesOnlyMoved = Two ones that lead to jail
policy-roundsEnd = Where a round ends
policy-bankLimit = What the bank can pay
policy-ownDeed = A property of your own
policy-leavesMore = What else is left
policy-received = What is received
policy-rentThrow = The throw for the rent
policy-income = Income
policy-onStreet = A street
policy-onStation = A station
policy-onUtility = A utility
policy-ladder = The levels of building
nothing = nothing of it

## What choices of these say where a sentence no longer holds

choice-liability_unjudged = are allowed at any terms
choice-fallsShort_never = go to the player who orders them first
choice-income_kept = stays with the player, whatever they owe the bank

## Steps of a change

step-needs = { $who } needs: { $what }.
step-clashes = { $who } and { $what } do not go together.
step-open = Nothing says what then holds: { $what }.
step-idle = This rulebook does not ask that: { $what }.
step-comes = { $what } comes along
step-goes = { $what } is left out
step-unsaid = { $what }: as in the rulebook
step-smallChip = a chip of 1 comes along
step-or = { " " }or{ " " }
