// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  K: {
    '0_1': {
      source: {
        '1': 'Unless something else is said the classic rules hold; they stand here under their K numbers as far as they are not replaced.',
        '2': 'There are also {sharesEach} shares of each player (B-4.1).',
      },
      adopted: {
        '1': 'The game is for two to eight players.',
        '2': 'It is played on the classic board with its {deeds} title deeds ({streets} streets, {stations} stations, {utilities} utilities).',
        '3': 'There are {firstDeck} event cards and {secondDeck} community cards.',
        '4': 'There are {houses} houses and {hotels} hotels.',
        '5': 'It is played with two dice.',
        '6': 'Everybody starts with €{startCash}.',
        '7': 'The bank never runs out of money.',
      },
    },
    '0_2': {
      adopted: {
        '1': 'The {spaces} spaces follow one another clockwise from Start.',
        '2': 'The streets belong to eight colour groups: brown and dark blue have two streets, all others three.',
        '3': 'Each title deed shows the price, the price of a house, and the rent unbuilt, with 1 to 4 houses and with a hotel.',
        '4': 'A station costs €{stationPrice}, a utility €{utilityPrice}.',
        '5': 'Earnings Tax is €{firstTax}, Surtax €{secondTax}.',
        '6': 'The mortgage value of a property is half its price.',
      },
    },
    '0_3': {
      adopted: {
        '1': 'Both decks are shuffled.',
        '2': 'A player who lands on a card space draws the top card and carries it out at once; then it goes to the bottom of its deck.',
        '3': 'If a card sends a piece to another space, the rule of that space applies.',
        '4': 'Another player’s utility then costs ten times a fresh throw, another player’s station double rent.',
        '5': 'Jail cards are kept and stay out of their deck until they are played.',
      },
      reading: 'An unowned property is auctioned also when a card sends a piece there (B-2.1).',
    },
    '0_4': {
      adopted: {
        '1': 'Everybody throws both dice; the highest total starts. Those who tie for the highest throw again.',
        '2': 'Play goes round the table clockwise.',
      },
    },
    '1_1': {
      adopted: {
        '1': 'The player whose turn it is throws both dice and moves forward by their sum.',
        '2': 'Several pieces may share a space.',
        '3': 'The space reached decides what follows: buying a property, paying rent, paying tax, drawing a card, going to jail, resting on the Free Car Park, receiving the salary, or merely visiting the jail.',
      },
    },
    '1_2': {
      adopted: {
        '1': 'If both dice show the same number, the turn is carried out as usual and the same player then throws again.',
        '2': 'The third doubles in a row is not moved: the piece goes straight to jail.',
      },
    },
    '1_3': {
      source: 'Right on Start the salary is double (B-1.2).',
      adopted: {
        '1': 'Passing Start while moving forward pays €{salaryPass} from the bank.',
        '2': 'The salary is paid every time, even twice in one turn.',
        '3': 'Going to jail and moving backwards pay no salary.',
      },
    },
    '2_2': {
      adopted: {
        '1': 'Buildings in short supply (K-5.3) are auctioned openly with rising bids.',
        '2': 'The highest bidder pays the bank in cash; those who pass are out.',
      },
      option: 'At a table that auctions only streets sealed (B-2.1), stations and utilities that nobody has bought are auctioned openly as well.',
      reading: {
        '1': 'Bids are in whole euros and from cash alone.',
        '2': 'While an auction runs, everything else rests: nothing is sold.',
        '3': 'Nothing is mortgaged then either.',
        '4': 'There is no dealing in shares then either.',
        '5': 'So a bid stays covered.',
      },
    },
    '2_3': {
      adopted: {
        '1': 'The title deed entitles its owner to rent from everybody else who lands on the property.',
        '2': 'Owning all streets of a colour gives the right to build on them.',
      },
    },
    '3_1': {
      adopted: {
        '1': 'Landing on another player’s property costs rent.',
        '2': 'The owner must demand it before the next player has thrown the dice; after that it has lapsed.',
      },
      option: 'The table can agree that rents are collected automatically (off unless agreed; computer players always demand), and that the next throw is possible only some seconds after the turn has ended, or once everybody has demanded or waived.',
      reading: {
        '1': 'The source does not say what may change between landing and demand, nor what doubles do to the time limit.',
        '2': 'Here the owner, the payer and the amount are fixed on landing, and each landing allows one demand at most.',
        '3': 'Building afterwards does not change that.',
        '4': 'Mortgaging afterwards does not change that.',
        '5': 'A change of owner afterwards does not change that.',
        '6': 'A further throw by the same player after doubles does not end the time limit, so several demands can be open. They are settled in the order in which they were made; while one is being settled, there is no throw and no other demand is carried out. If the debtor or the owner leaves the game, the open demand is void.',
      },
    },
    '3_2': {
      adopted: {
        '1': 'The rent is printed on the title deed.',
        '2': 'The rent grows with the buildings.',
        '3': 'The rent doubles when one owner holds all streets of the colour, even when other streets of that colour are mortgaged.',
      },
      reading: 'The source does not say whether the rent of built streets doubles too. We double it on unbuilt streets only: the printed amounts for houses and hotels already presuppose the whole colour group.',
    },
    '3_3': {
      adopted: 'No rent may be demanded for a property that is mortgaged.',
    },
    '3_4': {
      adopted: {
        '1': 'A station costs {stationRent1}, {stationRent2}, {stationRent3} or €{stationRent4}, depending on whether its owner has one, two, three or all four.',
        '2': 'A utility costs four times the throw that brought the piece there, or ten times if the owner has both utilities.',
        '3': 'A player who was sent there by a card throws both dice for the amount.',
      },
      reading: {
        '1': 'Nothing says whether mortgaged stations and utilities count. We count them, since they are still owned; they earn no rent themselves.',
        '2': 'A throw that only sets the rent is never doubles, since it moves no piece.',
      },
    },
    '4_2': {
      adopted: {
        '1': 'A player who lands on the space that sends pieces to jail goes there.',
        '2': 'A card can lead to jail, too.',
        '3': 'The third doubles in a row also lead to jail.',
        '4': 'The turn ends there, without salary.',
        '5': 'A jail card opens the door before the throw; the other ways out are in B-1.4.',
      },
    },
    '4_3': {
      adopted: {
        '1': 'A player in jail may still collect rent, buy and sell.',
        '2': 'A player in jail may also bid.',
        '3': 'A player in jail may also build.',
      },
    },
    '4_4': {
      adopted: 'Landing on the jail space by an ordinary move is only a visit; the next move goes on as usual.',
    },
    '5_1': {
      adopted: {
        '1': 'Houses may only stand on a colour group whose streets all belong to the same player.',
        '2': 'Nothing of the group may be mortgaged.',
        '3': 'Building is even: the streets of a group differ by one level at most, and none takes more than {housesBeforeHotel} houses.',
        '4': 'It is allowed at any time of a player’s own turn and between the turns of the others, as long as the next player has not thrown.',
      },
    },
    '5_2': {
      adopted: {
        '1': 'Once all streets of the group have {housesBeforeHotel} houses, a hotel can be built.',
        '2': 'It costs the price of one more house and the {housesBeforeHotel} houses go back to the bank.',
        '3': 'Each street takes one hotel at most.',
      },
    },
    '5_3': {
      adopted: {
        '1': 'The stock is {houses} houses and {hotels} hotels.',
        '2': 'When it does not serve all who want to build, the buildings are auctioned to the highest bidders.',
      },
      reading: {
        '1': 'Nothing says how to learn who wants to build, how the auction runs, or what happens without houses to exchange.',
        '2': 'When a player orders a building that others too could legally and affordably build and the stock does not serve them all, those others are asked once. If one of them wants it, the buildings are auctioned one by one, openly, among those who want them; each of these gets one at most for this order. Bidding starts at the lowest printed price at which the bidder could build.',
        '3': 'The winner places the building at once and evenly, and only on a street whose printed price the bid covers.',
        '4': 'As soon as the stock serves all who are left, they build at the printed price. If nobody bids, the order lapses, and the player who made it orders nothing more in this turn.',
        '5': 'Without {housesBeforeHotel} houses in the stock a hotel cannot be sold alone: the group is sold down together to the highest even level that the stock allows.',
      },
    },
    '6_1': {
      adopted: {
        '1': 'A property can be mortgaged only when no building stands on its colour group.',
        '2': 'The bank pays the mortgage value.',
        '3': 'Lifting the mortgage costs that value plus {mortgageInterest} %.',
        '4': 'A mortgaged property still belongs to its owner.',
      },
      reading: {
        '1': 'Nothing says how the {mortgageInterest} % are rounded.',
        '2': 'We round them up to whole euros.',
      },
    },
    '6_2': {
      adopted: 'A player who takes over a mortgaged property pays {mortgageInterest} % of the mortgage value to the bank at once and may lift the mortgage straight away. Lifting it later costs {mortgageInterest} % again.',
      reading: {
        '1': 'Nothing says what happens when the money for the {mortgageInterest} % is missing, nor how long “straight away” is. In trades and auctions we require enough cash for the price and the {mortgageInterest} %.',
        '2': '“Straight away” means before the next throw of the dice.',
        '3': 'What a creditor cannot pay of the interest after a bankruptcy is a debt to the bank, settled before play goes on.',
      },
    },
    '8_1': {
      adopted: {
        '1': 'A player who owes more than their cash may mortgage.',
        '2': 'A debtor may sell buildings, too.',
        '3': 'If that is not enough they are bankrupt and out of the game.',
        '4': 'If the creditor is a player, that player receives cash and title deeds.',
        '5': 'The buildings first go to the bank at half price.',
        '6': 'Jail cards go to the creditor, too.',
        '7': 'The creditor pays {mortgageInterest} % on mortgaged properties (K-6.2).',
        '8': 'If the bank is the creditor, it auctions all the deeds.',
        '9': 'They are free of mortgage then.',
      },
      reading: {
        '1': 'Instead of trading, a debtor here auctions properties in public (B-3.1).',
        '2': 'A debtor here sells shares, too (B-4.3, B-4.4).',
        '3': 'Shares go to the creditor (B-4.8).',
        '4': 'The pot counts as the bank.',
        '5': 'Auctions are sealed (B-2.1).',
        '6': 'Bankruptcy is refused as long as enough can be raised for the debt.',
        '7': 'Buildings count at what they can be sold for.',
        '8': 'Mortgages count as well.',
        '9': 'Protection money is deducted.',
        '10': 'Nobody has to sell shares.',
        '11': 'To keep wealth from being passed to friends: while a player has a debt, a deal in shares stands at any terms if everything could still be paid afterwards.',
        '12': 'Otherwise it may lower neither what the player can raise nor what the player would leave by going bankrupt at once.',
        '13': 'Rent that can still be demanded counts as a debt, too.',
        '14': 'What can be raised is the cash.',
        '15': 'Buildings bring in half their price.',
        '16': 'Mortgage values can be raised, too.',
        '17': 'Shares bring in their price, at most those that the bank still takes in this turn (B-4.4).',
        '18': 'What is left behind is cash, and properties at their printed price.',
        '19': 'From a mortgaged property left behind, the cost of lifting the mortgage is deducted.',
        '20': 'Buildings left behind count at half price.',
        '21': 'A jail card left behind counts as €{jailCardWorth}.',
        '22': 'Shares of others left behind count at their price; the player’s own are void (B-4.8).',
        '23': 'What the deal brings in counts in both.',
        '24': 'A player who owes several at once, a dividend for instance, has one debt to each in turn order.',
        '25': 'If that bankrupts the player, the cash is shared in proportion to the claims (rounded down; the rest goes to the largest, ties in turn order), and the deeds are auctioned. If only one player is left, the game ends without auctions.',
      },
    },
  },
  B: {
    '1_1': {
      source: {
        '1': 'All fines and fees go into the middle.',
        '2': 'Landing on the Free Car Park wins everything that lies there.',
      },
      reading: {
        '1': 'Fines and fees are taxes, card payments to the bank, the money for leaving jail and the fines of these rules.',
        '2': 'Protection money is among them, too.',
        '3': 'Prices and bids go to the bank.',
        '4': 'What buildings cost goes to it, too.',
        '5': 'Mortgages and their interest go to it, too.',
      },
    },
    '1_2': {
      source: 'Stopping right on Start pays double salary: €{salaryLand}.',
      reading: {
        '1': 'That holds for a card that sends there, too.',
        '2': 'The dividend (B-4.7) comes first, then the salary.',
      },
    },
    '1_3': {
      source: {
        '1': 'A player who sits in jail puts half the amount of every transaction of their own into the middle as protection money.',
        '2': 'Half a euro is rounded up.',
      },
      reading: {
        '1': 'A transaction is what somebody pays or receives by choice, also to raise money for a debt, such as bids paid and received.',
        '2': 'Building and selling buildings are transactions, too.',
        '3': 'Mortgaging and lifting mortgages are transactions, too.',
        '4': 'Deals in shares are transactions, too.',
        '5': 'Rent, taxes and fines are not transactions.',
        '6': 'The liquidation at a bankruptcy is no transaction either.',
        '7': 'The dividend is no transaction either.',
        '8': 'The bail is no transaction either.',
        '9': 'The greatest bid from jail is such that the cash covers bid and protection money together: with €100 it is €66.',
      },
    },
    '1_4': {
      source: {
        '1': 'Nobody sits longer than three rounds.',
        '2': 'Each round allows one throw; doubles set free.',
        '3': 'Before the throw of any of the three rounds €{bail} buys the way out.',
        '4': 'A player who still sits after the third pays €{lastBail}.',
      },
      reading: {
        '1': 'Doubles are moved but give no further throw.',
        '2': 'After the third failed throw the €{lastBail} are due, and that throw is moved.',
        '3': 'What is missing of them is a debt, settled before the piece moves.',
      },
    },
    '1_5': {
      source: 'The bank takes houses and hotels back only at half their price.',
      adopted: 'As in building, this is done evenly within the colour group.',
    },
    '1_6': {
      source: 'Players may not merge.',
      reading: {
        '1': 'This means merging by choice.',
        '2': 'What the source later calls a merger is the takeover (B-4.9); nobody agrees to it, it happens.',
        '3': 'So a player who gives up or is removed leaves nothing to anybody: what is owed or can still be demanded is paid (K-8.1), and all the rest goes as in a bankruptcy to the bank. Only if it cannot be paid is it a bankruptcy to the creditor.',
      },
    },
    '2_1': {
      source: 'As soon as somebody lands on a free street it is auctioned.',
      option: 'The table may limit it to streets: stations and utilities may then be bought at the printed price on landing; otherwise they are auctioned openly (K-2.2).',
      reading: {
        '1': 'Besides, nothing can be bought at the printed price.',
        '2': 'The source speaks of streets; here this holds for all {deeds} properties, also when a card has sent somebody there.',
        '3': 'It also holds for what a bankrupt leaves.',
      },
    },
    '2_2': {
      source: {
        '1': 'Everybody writes down a sealed bid; 0 is allowed.',
        '2': 'The highest gets the property.',
        '3': 'But everybody pays their own bid to the bank, even those who get nothing.',
      },
      reading: {
        '1': 'A bid is at most what the bidder can pay in cash, protection money included (B-1.3).',
        '2': 'A player who leaves the game before the bids are opened pays nothing; their bid counts as 0.',
      },
    },
    '2_3': {
      source: 'If several highest bids are equal, nobody pays. Only those bidders bid once more, sealed, and at least as much as before.',
      reading: {
        '1': 'Nobody can withdraw; the money is there, for nobody has paid.',
        '2': 'If the same players tie three times in a row, lots are drawn, and each of them pays their bid.',
        '3': 'If only one of them is left because the others have left the game, that player has the property for the least bid.',
      },
    },
    '2_4': {
      source: 'If everybody bids 0, the property stays with the bank. There is no second round.',
    },
    '2_5': {
      source: 'Bids are sealed, and it is the bank that finds the highest.',
      reading: 'No bid can be seen before all are in, not by spectators either; only who has already bid can be seen. Then all bids are shown at once.',
    },
    '3_1': {
      source: {
        '1': 'There is no private trade between players.',
        '2': 'An owner can auction a street in public, by the rules of the sealed auction, but in the bank’s place.',
        '3': 'So all bids are paid to the owner.',
      },
      reading: {
        '1': 'This holds for all properties, and the owner does not bid.',
        '2': 'Jail cards are not traded either, only shares (B-4.3).',
        '3': 'Owners may hold an auction in their own turn while no rent can still be demanded, or while they raise money for a debt.',
        '4': 'No building may stand in the colour group.',
        '5': 'A player’s auctions and offers together are limited to {offersATurn} a turn.',
        '6': 'A player who wins a mortgaged property must also be able to pay the {mortgageInterest} % (K-6.2).',
      },
    },
    '3_2': {
      source: {
        '1': 'The owner may set a minimum price.',
        '2': 'If no bid comes above it, or none at all, the owner keeps the property.',
        '3': 'The owner then pays half the minimum price into the pot.',
      },
      reading: {
        '1': 'An equal bid is enough, as with the least bid after a tie. If nothing is sold, nobody pays their bid.',
        '2': 'The minimum price is at most twice the owner’s cash, so that the penalty can be paid; half a euro is rounded up.',
        '3': 'While the owner has a debt, only what the debt does not need counts (K-8.1): otherwise the creditor’s money would go to the pot.',
      },
    },
    '4_1': {
      source: 'Every player consists of {sharesEach} shares.',
      reading: {
        '1': 'The source does not say whose they are at the start.',
        '2': 'Here everybody holds all {sharesEach} of their own.',
      },
    },
    '4_2': {
      source: 'A share is worth a 25th of the cash and property value of its player.',
      reading: {
        '1': 'Properties count at their printed price; shares do not count.',
        '2': 'Mortgaged properties count at half their printed price.',
        '3': 'Buildings count at their price.',
        '4': 'It is rounded to whole euros, .5 up.',
        '5': 'The price is fixed before each deal for all its shares: €1500 and properties of €400 make €76 a share.',
      },
    },
    '4_3': {
      source: 'Shares may change hands at any price agreed on during the turn of one of the two. Every deal is reported to the exchange at once: how many shares, and whose.',
      reading: {
        '1': 'The game keeps the register of the exchange: with seller, buyer, shares and price.',
        '2': 'Shares are dealt for money, not for other shares; €0 is a price.',
        '3': 'An offer lapses when its shares are gone. A debtor sells only at the share price or above, even out of turn.',
        '4': 'While a player owes something, no deal may be to the creditors’ cost (K-8.1).',
        '5': 'Rent that can still be demanded counts as a debt, too.',
      },
    },
    '4_4': {
      source: 'In their own turn players can sell at most {sharesSoldATurn} shares to the bank at the share price.',
      reading: {
        '1': 'The {sharesSoldATurn} count over all players together, and further throws belong to the same turn.',
        '2': 'A debtor may sell this way, too. Nobody must do so before a bankruptcy.',
      },
    },
    '4_5': {
      source: {
        '1': 'In their own turn players can buy at most {sharesBoughtATurn} shares of others from the bank, at the share price or more.',
        '2': 'If several want them, sealed bids decide. Here only the winner pays.',
      },
      reading: {
        '1': 'When somebody wants shares, all others but the one whose shares they are may bid for the same lot. The highest bid pays its own price; in a tie the player whose turn it is comes first, then the next in turn order. A bid below the share price does not count.',
        '2': 'What a player wins in another’s turn counts towards their {sharesBoughtATurn} of that turn.',
        '3': 'The bank sells only what it has, and never players’ own shares to them; those can be bought back from players.',
      },
    },
    '4_6': {
      source: {
        '1': 'Touching or passing Town Hall Square obliges a player to file an annual report with the exchange in that turn: cash, shares and property value.',
        '2': 'If it is not there when the following player has ended their turn, that costs €{lateFine}.',
        '3': 'An interim report may be filed at any time, and on special occasions the exchange may demand one.',
      },
      option: 'The table may agree that all reports are filed automatically.',
      reading: {
        '1': 'This means moving forward, not going to jail and not backwards.',
        '2': 'The fine is due once and goes into the pot; then the game files the report.',
        '3': 'Interim reports are limited to one a turn.',
        '4': 'There are two special occasions, with the same time limit: when a player holds fewer than {majority} of their own shares, and from everybody who receives something by a bankruptcy or takeover; on a real board the supervision demands one on other occasions, too, which it names.',
        '5': 'A report names the cash of that moment: an interim report with little cash lowers the next dividend.',
      },
    },
    '4_7': {
      source: {
        '1': 'Reaching or passing Start first costs a dividend: on every share a 25th of the cash of the last report.',
        '2': 'Only then comes the salary.',
      },
      reading: {
        '1': 'Shares in the player’s own hand neither pay nor cost anything.',
        '2': 'Each share is rounded down, so that {sharesEach} shares never cost more than the cash.',
        '3': 'Before the first report the starting cash counts: €60 a share.',
        '4': 'For the bank’s shares the bank gets its part. What cannot be paid is a debt (K-8.1).',
      },
    },
    '4_8': {
      reading: 'The source says nothing about this; so the shares follow the other possessions (K-8.1). A bankrupt player’s own shares are void. The shares of others go to the creditor, or to the bank.',
    },
    '4_9': {
      source: {
        '1': 'A player who holds no shares any more is taken over: the cash is split by the shares.',
        '2': 'The properties go to the largest holder if that player has at least 51 %; otherwise they go back to the bank.',
      },
      reading: {
        '1': 'The source does not say which shares it means. We take it to be the player’s own: with none of them left a player is out, even with shares of others in hand. The takeover happens by itself as soon as no debt, no rent demand and no auction is open; if it is that player’s turn, the turn ends with it. Where the last demand lapses by a throw, the takeover comes before that throw is moved. A player who only waits for it deals with others in nothing but own shares, which would keep them in the game.',
        '2': '51 % is {majority} of the {sharesEach} shares.',
        '3': 'Parts are rounded down, the rest goes to the largest holder (in a tie to the next in turn order, the bank last).',
        '4': 'Shares of others go with the properties.',
        '5': 'Buildings stay.',
        '6': '{mortgageInterest} % is due on mortgages (K-6.2).',
        '7': 'What goes to the bank is free.',
        '8': 'It is not mortgaged any more.',
        '9': 'It is not built on any more.',
        '10': 'Jail cards return to their decks, and the player’s own shares are void.',
        '11': 'A player who owes something may not give away their last own share.',
        '12': 'Rent that can still be demanded counts as a debt, too.',
      },
    },
    '4_10': {
      source: 'A workbook can keep the course of the game. It helps but need not be used.',
      reading: {
        '1': 'Here the game writes it itself: every entry with round, player, occasion, amounts and balances, and also properties.',
        '2': 'The share register, prices, reports and dividends are in it, too.',
        '3': 'The workbook also serves a game on a real board where dice and cards are entered by hand.',
      },
    },
    '5_1': {
      option: 'With a time limit the greatest wealth wins when the time is up.',
      reading: {
        '1': 'The source names no end.',
        '2': 'The last player in the game wins.',
        '3': 'Wealth is cash, property value and all shares held at their price, a player’s own included.',
        '4': 'The host or the server’s clock calls time; the running turn is finished.',
        '5': 'Equal wealth shares the win.',
      },
    },
  },
}
