// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  S: {
    '0_1': {
      source: {
        '1': 'The game has a board and eight pieces.',
        '2': 'There are {deeds} title deeds.',
        '3': 'There are {firstDeck} away cards and {secondDeck} home cards.',
        '4': 'There are {houses} stands and {hotels} stadiums to build with.',
        '5': 'It is played with two white dice and one speed die.',
        '6': 'Two spaces cost tax: the Team Bus Repair and the Relegation Play-off.',
        '7': 'The currency is ₩.',
        '8': 'Everybody starts with ₩{startBonus} more where the speed die is used (S-12.1).',
      },
      reading: {
        '1': 'The source prints neither board and prices nor rents, card texts and starting money.',
        '2': 'Two to eight can play.',
        '3': 'The {spaces} spaces with their {streets} streets, {stations} venues and {utilities} shops, their order, the amounts and the effects of the cards are those of the classic rules (K-0.2 and K-0.3): a venue ₩{stationPrice}, a shop ₩{utilityPrice}, Team Bus Repair ₩{firstTax}, Relegation Play-off ₩{secondTax}.',
        '4': 'Everybody starts with ₩{startCash}.',
        '5': 'The bank never runs out of money.',
        '6': 'The ₩ is called pennant; this name and the others are ours.',
      },
    },
    '0_2': {
      source: 'Everybody throws the two white dice. The highest total kicks off; play then goes round clockwise.',
      reading: 'The source does not mention ties. Those who tie for the highest throw again.',
    },
    '1_1': {
      source: {
        '1': 'The player whose turn it is throws, moves clockwise and carries out the space reached.',
        '2': 'Reaching or passing Start pays a salary of ₩{salaryPass} from the bank.',
        '3': 'Doubles are carried out as usual and followed by another throw.',
        '4': 'The third doubles in a row lead to jail.',
        '5': 'When the turn is over, it is the left neighbour’s turn.',
      },
      reading: {
        '1': 'The source does not say whether the third doubles are still moved. Here they are not: the piece goes straight to jail.',
        '2': 'Whatever the speed die shows then is void.',
      },
    },
    '2_1': {
      source: {
        '1': 'A player who owes more than their cash may sell buildings.',
        '2': 'A debtor may sell properties, too.',
        '3': 'A debtor may take out mortgages, too.',
        '4': 'If that is not enough either, they are bankrupt and out of the game.',
      },
      reading: {
        '1': 'The source does not settle borderline cases.',
        '2': 'Here bankruptcy is refused as long as enough can be raised for the debt.',
        '3': 'Buildings count at what they can be sold for.',
        '4': 'Mortgages count as well.',
        '5': 'S-2.2 says which deals with others are still allowed until then.',
      },
    },
    '2_2': {
      source: {
        '1': 'The bankrupt player pays as much of the debt as possible.',
        '2': 'The creditor receives the properties.',
        '3': 'All of them are mortgaged then.',
        '4': 'The creditor receives the jail cards, too.',
        '5': 'For each mortgaged property the creditor pays {mortgageInterest} % interest to the bank at once, even if the mortgage cannot be lifted yet.',
      },
      reading: {
        '1': 'So that as much as possible is paid, all buildings are sold before the properties change hands.',
        '2': 'All properties are also mortgaged before they change hands.',
        '3': 'The creditor gets the proceeds.',
        '4': 'Interest is rounded up to whole ₩ for each deed.',
        '5': 'What the creditor cannot pay of the interest is a debt to the bank, settled before play goes on.',
        '6': 'If a card makes a player owe several others, there is one debt to each, in turn order. If that bankrupts the player, the proceeds are shared in proportion to the claims (rounded down; the rest goes to the first in turn order), and the properties fall to the bank (S-2.3).',
        '7': 'To keep wealth from being passed to friends: while a player has a debt, a trade stands at any terms if everything could still be paid afterwards. Otherwise it may lower neither what the player can raise nor what the player would leave by going bankrupt at once.',
        '8': 'Rent that can still be demanded counts as a debt, too.',
        '9': 'What can be raised is the cash.',
        '10': 'Buildings bring in half their price.',
        '11': 'Mortgage values can be raised, too.',
        '12': 'What is left behind is cash, and properties at their printed price.',
        '13': 'Buildings left behind count at half price.',
        '14': 'From a mortgaged property left behind, the cost of lifting the mortgage is deducted.',
        '15': 'A jail card left behind counts as ₩{jailCardWorth}.',
        '16': 'What the trade brings in counts in both.',
      },
    },
    '2_3': {
      source: {
        '1': 'The bank auctions the properties at once.',
        '2': 'They are free of mortgage then.',
        '3': 'The jail cards go back under their decks.',
      },
      reading: {
        '1': 'The source does not say what happens without a bid, or when a player gives up. A property without a bid stays free with the bank.',
        '2': 'A player who gives up, is removed by the host or goes out by the clock first pays open debts: from cash, then from what can be raised.',
        '3': 'Rent that can still be demanded counts as a debt, too.',
        '4': 'If that would not be enough, it is a bankruptcy to the creditor at once (S-2.2). What is left falls to the bank as here. So giving up costs nobody their money.',
        '5': 'If only one player is left, the game ends without auctions.',
      },
    },
    '2_4': {
      source: 'The last player left in the game wins.',
      option: 'The table may agree on a playing time beforehand: when it is up, the greatest wealth wins.',
      reading: {
        '1': 'The source knows no timed game; we offer one in every edition. The host or the server’s clock calls time, and the running turn is finished.',
        '2': 'What counts is cash, and properties at their printed price.',
        '3': 'Mortgaged properties count at half their printed price.',
        '4': 'Buildings count at their price.',
        '5': 'Equal wealth shares the win.',
      },
    },
    '3_1': {
      source: {
        '1': 'Players still collect rent when it is not their turn and while they are in jail.',
        '2': 'They may bid then, too.',
        '3': 'They may also build and sell buildings then.',
        '4': 'They may also take out mortgages then.',
        '5': 'They may also trade then.',
        '6': 'When somebody lands on another player’s property, the owner demands the rent (S-9.1).',
      },
    },
    '3_2': {
      source: {
        '1': 'The bank holds an auction if somebody does not buy an unowned property at the printed price.',
        '2': 'The bank also holds an auction if a bankrupt player’s properties fall to it.',
        '3': 'The bank also holds an auction if buildings are short and several players want to build.',
      },
    },
    '3_3': {
      source: {
        '1': 'Anybody may open the auction, from ₩1.',
        '2': 'If nobody bids higher, the last bidder must buy.',
      },
      reading: {
        '1': 'The source leaves the course of the auction open.',
        '2': 'We hold it openly with rising bids in whole ₩, and bids come from cash alone.',
        '3': 'Nothing is sold while it runs.',
        '4': 'Nothing is mortgaged then either.',
        '5': 'There is no trade then either.',
        '6': 'A player who passes is out of this auction; it ends once all but the highest bidder have passed or cannot bid higher. Without any bid the property stays with the bank. If a bidder leaves the game, that bid is void and the previous bid of a remaining bidder stands.',
      },
    },
    '4_1': {
      source: {
        '1': 'A player who owns all streets of a colour group may build stands there at the printed price: evenly, that is one everywhere before the second anywhere, and at most {housesBeforeHotel} on a street.',
        '2': '{housesBeforeHotel} stands are exchanged for a stadium at its printed price; the stands go back.',
        '3': 'No street takes more than one stadium.',
      },
      reading: {
        '1': 'By the source building is allowed at any time, even in another player’s turn. Here only running auctions and open debts are excepted.',
        '2': 'Building does not change a rent that is already due (S-9.1).',
      },
    },
    '4_2': {
      source: 'While a street of the colour group is mortgaged, there is no building on any of them.',
    },
    '4_3': {
      source: {
        '1': 'If the bank has no such building left, players have to wait until somebody returns some.',
        '2': 'If few are left and several players want to build, they are auctioned to the highest bidders.',
      },
      reading: 'The source does not say how one learns who wants to build. We do as in the classic rules (K-5.3): when a player orders a building that others too could legally and affordably build, and the stock does not serve them all, those others are asked once. If one of them wants to build, the buildings are auctioned one by one, openly, from the printed price, and each winner places the building at once, evenly. As soon as the stock serves all who are left, they build at the printed price. If nobody bids, the order lapses, and the player who made it orders nothing more in this turn.',
    },
    '5_1': {
      source: {
        '1': 'The bank takes buildings back at half their price, evenly, as they were built.',
        '2': 'For a stadium it gives {housesBeforeHotel} stands and half the price of the stadium.',
      },
      reading: 'The source does not say what happens when there are not {housesBeforeHotel} stands in the stock. Here the stadium cannot be sold alone then: the whole group is sold down together to the highest even level that the stock allows.',
    },
    '6_1': {
      source: {
        '1': 'Players can mortgage any property of theirs once all buildings of its colour group are sold.',
        '2': 'The bank pays the printed mortgage value.',
        '3': 'Lifting the mortgage costs that value and {mortgageInterest} % interest.',
        '4': 'There is no rent while it lasts.',
      },
      reading: {
        '1': 'The source leaves open how much the mortgage value is and how the {mortgageInterest} % are rounded.',
        '2': 'Here it is half the price, and the interest is rounded up to whole ₩.',
        '3': 'A player who has an open debt lifts no mortgages.',
      },
    },
    '7_1': {
      source: {
        '1': 'Properties may be sold and exchanged for cash or other properties, at any agreed terms.',
        '2': 'They must be unbuilt.',
        '3': 'Jail cards may be part of a trade, too.',
        '4': 'All buildings of the colour group must first have been sold to the bank.',
      },
      reading: {
        '1': 'The source does not say how long an offer stands.',
        '2': 'Here it lapses as soon as anything named in it changes.',
        '3': 'No trade is carried out while an auction runs.',
        '4': 'Nobody makes more than {offersATurn} offers in a turn.',
        '5': 'A gift is allowed; money alone is not, for that would be a loan (S-13.1).',
        '6': 'A player who owes something and could not pay it all afterwards gives nothing away that the creditors would miss (S-2.2).',
        '7': 'Rent that can still be demanded counts as a debt, too.',
      },
    },
    '7_2': {
      source: 'Mortgaged properties may be traded too. A player who receives one lifts the mortgage at once or pays {mortgageInterest} % and keeps it; lifting it later costs {mortgageInterest} % again.',
      reading: 'The source says neither how long “at once” lasts nor what happens without money for the interest. Here the {mortgageInterest} % are due with the trade, and until the next throw the mortgage can be lifted without further interest. A trade only goes through if the cash covers the interest too.',
    },
    '8_1': {
      source: 'A player who lands on an unowned property buys it at the printed price, or it is auctioned.',
    },
    '9_1': {
      source: 'Rent is due only if the owner demands it before the next player throws.',
      option: 'The table can agree that rents are collected automatically, and that the next throw is possible only some seconds after the turn has ended, or once everybody has demanded or waived.',
      reading: 'The source does not say what may change before the demand. Here the owner, the payer and the amount are fixed on landing, and each landing allows one demand at most. A further throw by the same player does not end the time limit, so several demands can be open; they are settled in the order in which they are made. While one is being settled, dice and other demands rest. If the debtor or the owner leaves the game, it is void.',
    },
    '9_2': {
      source: {
        '1': 'The rent is printed on the title deed and grows with the buildings.',
        '2': 'For an unbuilt street the base rent doubles when the owner holds the whole colour group and no street of the group is mortgaged.',
      },
    },
    '9_3': {
      source: {
        '1': 'A venue costs ₩{stationRent1}, ₩{stationRent2}, ₩{stationRent3} or ₩{stationRent4}, depending on how many of them its owner has.',
        '2': 'For a shop the visitor throws both dice and pays four times the total, or ten times if both shops have the same owner.',
        '3': 'With the speed die S-12.6 applies.',
      },
      reading: {
        '1': 'The source has the visitor throw for a shop instead of using the throw that led there. We take it at its word: every visit brings a throw of its own, and that is never doubles.',
        '2': 'Mortgaged venues and shops count for the number, since they are still owned.',
      },
    },
    '10_1': {
      source: {
        '1': 'A player who lands on a card space draws the top card, carries it out at once and puts it back under the deck.',
        '2': 'Jail cards, which open the jail, are kept and played or sold.',
      },
    },
    '10_2': {
      source: {
        '1': 'The Team Bus Repair and the Relegation Play-off cost the printed amount.',
        '2': 'It goes to the bank.',
        '3': 'It never goes onto the Free Car Park.',
      },
    },
    '11_1': {
      source: {
        '1': 'Landing on the space that sends pieces to jail leads straight there.',
        '2': 'A card can lead to jail, too.',
        '3': 'Throwing doubles three times in one turn also leads to jail.',
        '4': 'The way to jail pays no salary, even if it leads past Start.',
        '5': 'The turn ends there.',
      },
    },
    '11_2': {
      source: {
        '1': 'There are three ways out.',
        '2': 'Pay ₩{bail} to the bank at the start of the turn, then throw.',
        '3': 'Or play a jail card, then throw.',
        '4': 'Or try for doubles for up to three turns: they free at once and are moved.',
        '5': 'After the third failure ₩{lastBail} must be paid, and that throw is moved.',
      },
      reading: {
        '1': 'For paying, the source speaks of the next turn only.',
        '2': 'We allow ₩{bail} at the start of every turn in jail, the third included.',
        '3': 'We allow a jail card, too, at the start of every turn in jail, the third included.',
        '4': 'One of the ways must be chosen. The doubles that free give no further throw.',
        '5': 'If the ₩{lastBail} are missing after the third failure, they are a debt, settled before the piece moves.',
      },
    },
    '11_3': {
      source: {
        '1': 'Nothing happens when only visiting the jail or on the player’s own property.',
        '2': 'Nothing happens on the Free Car Park either.',
        '3': 'All other business goes on.',
      },
    },
    '12_1': {
      source: {
        '1': 'The speed die makes the game faster.',
        '2': 'With it everybody receives ₩{startBonus} more at the start.',
      },
      option: 'The table can also play without it.',
      reading: 'The source leaves open whether the speed die is always used: it counts it as material and calls it a way to a faster game. Unless agreed otherwise, we play with it.',
    },
    '12_2': {
      source: 'A player who has passed Start for the first time throws the speed die together with the two white dice.',
      reading: 'The source does not say whether the running throw counts already or whether players may do without the die. With us it is used from the next throw on, and always. Landing on Start counts as passing it; beginning there does not.',
    },
    '12_3': {
      source: 'If the speed die shows a number, the move is the sum of all three dice.',
      reading: 'The source does not say how the signs are spread over the six faces. Here they are 1, 2, 3, the bus once and “next property” twice.',
    },
    '12_4': {
      source: 'If the speed die shows the bus, the move is by one white die, by the other, or by both together. With 1 and 5 these are 1, 5 or 6 spaces.',
    },
    '12_5': {
      source: {
        '1': 'This sign brings two moves. First the white dice are moved as usual and the space is carried out.',
        '2': 'Then the piece goes on to the next unowned property: it is bought or auctioned.',
        '3': 'If none is unowned, it goes on to the next property, and its owner gets the usual rent.',
      },
      reading: {
        '1': 'The source says little about the second move. If nothing is unowned, here it leads to the next property of another player, for nobody pays rent to themselves.',
        '2': 'It begins where the first ended, even if a card led there, and pays ₩{salaryPass} for passing Start.',
        '3': 'The space on which the piece stands is not the next one, even if nobody wanted it just now.',
        '4': 'Rent must be demanded here too (S-9.1).',
        '5': 'A mortgaged property is reached but earns no rent.',
        '6': 'If there is no such property at all, there is no second move.',
      },
    },
    '12_6': {
      source: {
        '1': 'Doubles are two equal white dice.',
        '2': 'A player who tries to throw doubles in jail throws the white dice only.',
        '3': 'For the rent of a shop all three dice are thrown; the bus and “next property” count 0.',
      },
      reading: {
        '1': 'A player who has been freed before the throw is no longer in jail and uses the speed die as usual.',
        '2': 'A player who does not use it yet (S-12.2) throws only the white dice for the rent, too.',
      },
    },
    '12_7': {
      source: 'If all three dice show the same number, the piece may jump to any space of the board.',
      reading: {
        '1': 'Here the piece always jumps, or the throw would be without a move. The source does not say what belongs to the jump.',
        '2': 'The white dice are doubles then, so there is a further throw; as the third doubles they lead to jail instead of the jump.',
        '3': 'The jump passes nothing; jumping to Start pays ₩{salaryLand}.',
        '4': 'On the jail space the player is visiting; the space that sends to jail does so here too. The space on which the piece stands may be chosen as well and is then carried out again.',
      },
    },
    '12_8': {
      source: 'If a player is sent to jail during the turn, the turn is over; what the speed die would still have brought is not played out.',
    },
    '13_1': {
      source: {
        '1': 'Players lend each other no money and grant no immunity from future rent.',
        '2': 'Taxes and fines go to the bank.',
        '3': 'There is no money on the Free Car Park.',
      },
    },
  },
}
