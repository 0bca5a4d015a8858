import { ruleTexts as classic } from '../classic/rules.ts'
import { paragraphs } from '../own.ts'

/**
 * The exchange rules as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * The classic paragraphs that hold here too, in euros; B-1 where they are changed, B-2 sealed auctions, B-3 the owner’s
 * auction, B-4 shares, reports, dividends and takeovers, B-5 the end.
 */
export const ruleTexts = paragraphs(
  'exchange',
  {
    'K-0.1': ['source', 'adopted'],
    'K-0.2': ['adopted'],
    'K-0.3': ['adopted', 'reading'],
    'K-0.4': ['adopted'],
    'K-1.1': ['adopted'],
    'K-1.2': ['adopted'],
    'K-1.3': ['source', 'adopted'],
    'K-2.2': ['title', 'adopted', { option: ['auctionStreetsOnly'] }, 'reading'],
    'K-2.3': ['adopted'],
    'K-3.1': ['adopted', { option: ['autoRent', 'rentGrace'] }, 'reading'],
    'K-3.2': ['adopted', 'reading'],
    'K-3.3': ['adopted'],
    'K-3.4': ['adopted', 'reading'],
    'K-4.2': ['title', 'adopted'],
    'K-4.3': ['adopted'],
    'K-4.4': ['adopted'],
    'K-5.1': ['adopted'],
    'K-5.2': ['adopted'],
    'K-5.3': ['adopted', 'reading'],
    'K-6.1': ['adopted', 'reading'],
    'K-6.2': ['adopted', 'reading'],
    'K-8.1': ['adopted', 'reading'],
    'B-1.1': ['title', 'source', 'reading'],
    'B-1.2': ['title', 'source', 'reading'],
    'B-1.3': ['title', 'source', 'reading'],
    'B-1.4': ['title', 'source', 'reading'],
    'B-1.5': ['title', 'source', 'adopted'],
    'B-1.6': ['title', 'source', 'reading'],
    'B-2.1': ['title', 'source', { option: ['auctionStreetsOnly'] }, 'reading'],
    'B-2.2': ['title', 'source', 'reading'],
    'B-2.3': ['title', 'source', 'reading'],
    'B-2.4': ['title', 'source'],
    'B-2.5': ['title', 'source', 'reading'],
    'B-3.1': ['title', 'source', 'reading'],
    'B-3.2': ['title', 'source', 'reading'],
    'B-4.1': ['title', 'source', 'reading'],
    'B-4.2': ['title', 'source', 'reading'],
    'B-4.3': ['title', 'source', 'reading'],
    'B-4.4': ['title', 'source', 'reading'],
    'B-4.5': ['title', 'source', 'reading'],
    'B-4.6': ['title', 'source', { option: ['autoReports'] }, 'reading'],
    'B-4.7': ['title', 'source', 'reading'],
    'B-4.8': ['title', 'reading'],
    'B-4.9': ['title', 'source', 'reading'],
    'B-4.10': ['title', 'source', 'reading'],
    'B-5.1': ['title', { option: ['timeLimit'] }, 'reading'],
  },
  classic,
)
