import { auctionSealed } from '@hausregeln/chapters/auction-sealed/rules/chapter.ts'
import { ownerAuction } from '@hausregeln/chapters/owner-auction/rules/chapter.ts'
import { protection } from '@hausregeln/chapters/protection/rules/chapter.ts'
import { shares, shareTrade } from '@hausregeln/chapters/shares/rules/chapter.ts'
import { defineOnDemand, differ, type Rulebook } from '@hausregeln/engine'
import { classic } from '../classic/book.ts'
import { bookText } from '../own.ts'
import { board, TOWN_HALL_SQUARE } from './board.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** The classic rules with sealed auctions and an exchange on which the players themselves are traded. */
export const exchange: Rulebook = defineOnDemand(
  differ(classic.def, {
    id: 'exchange',
    version: 3,
    formerVersions: [2],
    title: bookText('exchange', 'title'),
    board,
    ruleTexts,
    options,

    without: ['deal', 'speed-die', 'trade'],
    and: [auctionSealed, ownerAuction, protection, shareTrade, shares],
    choose: {
      open: 'firstThrow',
      unowned: 'auctionOnLanding',
      bailInLastTurn: 'allowed',
      feesToPot: 'toPot',
      eliminate: 'takenOver',
      estate: 'withShares',
      estateAuction: 'auctionSealed',
      turnEnded: 'closeExchange',
      wealth: 'withShares',
    },
    /** K-0.1: cash at the start, houses and hotels are those of classic. */
    numbers: { salaryLand: 400, lastBail: 100, reportSpace: TOWN_HALL_SQUARE },

    paragraphs: {
      'B-1.1': ['tax', 'parking', 'pot'],
      'B-1.2': ['salaryLand'],
      'B-1.3': ['protection'],
      'B-1.4': ['jailChoice', 'jailBail', 'jailDoubles', 'jailThird'],
      'B-1.5': ['sellBuilding'],
      'B-1.6': ['resign'],
      'B-2.1': ['purchase', 'declined', 'sealedOpening'],
      'B-2.2': ['sealedBid'],
      'B-2.3': ['sealedTie'],
      'B-2.4': ['sealedNobody'],
      'B-2.5': ['sealedReveal'],
      'B-3.1': ['ownerAuction'],
      'B-3.2': ['minimumPrice'],
      'B-4.1': ['shares'],
      'B-4.2': ['sharePrice'],
      'B-4.3': ['trade', 'shareTrade'],
      'B-4.4': ['shareSale'],
      'B-4.5': ['sharePurchase'],
      'B-4.6': ['report'],
      'B-4.7': ['dividend'],
      'B-4.8': ['shareEstate'],
      'B-4.9': ['takeover'],
      'B-5.1': ['lastPlayer', 'shortGame', 'timeLimit'],
    },
  }),
)
