// Written by `npm run words`: a line for each folder with words.
import type { Some } from '@hausregeln/say/some.ts'
import type { Words as Online } from './away/online/shape.words.ts'
import type { Words as People } from './away/people/shape.words.ts'
import type { Words as Refusals } from './away/refusals/shape.words.ts'
import type { Words as Storage } from './away/storage/shape.words.ts'
import type { Words as Workshop } from './bench/workshop/shape.words.ts'
import type { Words as Coach } from './coach/coach/shape.words.ts'
import type { Words as Companion } from './desk/companion/shape.words.ts'
import type { Words as Given } from './desk/given/shape.words.ts'
import type { Words as OwnBoard } from './desk/ownBoard/shape.words.ts'
import type { Words as OwnCard } from './desk/ownCard/shape.words.ts'
import type { Words as Projector } from './desk/projector/shape.words.ts'
import type { Words as Hand } from './lab/hand/shape.words.ts'
import type { Words as Laboratory } from './lab/laboratory/shape.words.ts'
import type { Words as Lesson } from './lesson/lesson/shape.words.ts'
import type { Words as Apartments } from './play/apartments/shape.words.ts'
import type { Words as AuctionSealed } from './play/auctionSealed/shape.words.ts'
import type { Words as BankDebt } from './play/bankDebt/shape.words.ts'
import type { Words as Books } from './play/books/shape.words.ts'
import type { Words as Cards } from './play/cards/shape.words.ts'
import type { Words as Claims } from './play/claims/shape.words.ts'
import type { Words as EventCards } from './play/eventCards/shape.words.ts'
import type { Words as OwnerAuction } from './play/ownerAuction/shape.words.ts'
import type { Words as PlotSale } from './play/plotSale/shape.words.ts'
import type { Words as PrisonBail } from './play/prisonBail/shape.words.ts'
import type { Words as RemotePurchase } from './play/remotePurchase/shape.words.ts'
import type { Words as Rent } from './play/rent/shape.words.ts'
import type { Words as RiskField } from './play/riskField/shape.words.ts'
import type { Words as Shares } from './play/shares/shape.words.ts'
import type { Words as Stage } from './play/stage/shape.words.ts'
import type { Words as Table } from './play/table/shape.words.ts'
import type { Words as Turns } from './play/turns/shape.words.ts'
import type { Words as Rules } from './rules/rules/shape.words.ts'
import type { Words as Around } from './start/around/shape.words.ts'
import type { Words as Board } from './start/board/shape.words.ts'
import type { Words as Design } from './start/design/shape.words.ts'
import type { Words as Frame } from './start/frame/shape.words.ts'
import type { Words as Middle } from './start/middle/shape.words.ts'
import type { Words as Screens } from './start/screens/shape.words.ts'
import type { Words as Setup } from './start/setup/shape.words.ts'
import type { Words as Analysis } from './study/analysis/shape.words.ts'
import type { Words as Ending } from './told/ending/shape.words.ts'
import type { Words as Moments } from './told/moments/shape.words.ts'
import type { Words as Replay } from './told/replay/shape.words.ts'
import type { Words as StageLater } from './told/stageLater/shape.words.ts'

/** The words of the page by part and group. */
export interface Parts {
  readonly away: {
    readonly online: Online
    readonly people: People
    readonly refusals: Refusals
    readonly storage: Storage
  }
  readonly bench: {
    readonly workshop: Workshop
  }
  readonly coach: {
    readonly coach: Coach
  }
  readonly desk: {
    readonly companion: Companion
    readonly given: Given
    readonly ownBoard: OwnBoard
    readonly ownCard: OwnCard
    readonly projector: Projector
  }
  readonly lab: {
    readonly hand: Hand
    readonly laboratory: Laboratory
  }
  readonly lesson: {
    readonly lesson: Lesson
  }
  readonly play: {
    readonly apartments: Apartments
    readonly auctionSealed: AuctionSealed
    readonly bankDebt: BankDebt
    readonly books: Books
    readonly cards: Cards
    readonly claims: Claims
    readonly eventCards: EventCards
    readonly ownerAuction: OwnerAuction
    readonly plotSale: PlotSale
    readonly prisonBail: PrisonBail
    readonly remotePurchase: RemotePurchase
    readonly rent: Rent
    readonly riskField: RiskField
    readonly shares: Shares
    readonly stage: Stage
    readonly table: Table
    readonly turns: Turns
  }
  readonly rules: {
    readonly rules: Rules
  }
  readonly start: {
    readonly around: Around
    readonly board: Board
    readonly design: Design
    readonly frame: Frame
    readonly middle: Middle
    readonly screens: Screens
    readonly setup: Setup
  }
  readonly study: {
    readonly analysis: Analysis
  }
  readonly told: {
    readonly ending: Ending
    readonly moments: Moments
    readonly replay: Replay
    readonly stageLater: StageLater
  }
}
type Loaders<T> = {
  readonly [Part in keyof Parts]: () => Promise<{ readonly words: T extends 'whole' ? Parts[Part] : Some<Parts[Part]> }>
}

export const PARTS = ['away', 'bench', 'coach', 'desk', 'lab', 'lesson', 'play', 'rules', 'start', 'study', 'told'] as const satisfies readonly (keyof Parts)[]

/** Languages that say everything. */
export const WHOLE = {
  de: {
    away: () => import('./away/de.words.ts'),
    bench: () => import('./bench/de.words.ts'),
    coach: () => import('./coach/de.words.ts'),
    desk: () => import('./desk/de.words.ts'),
    lab: () => import('./lab/de.words.ts'),
    lesson: () => import('./lesson/de.words.ts'),
    play: () => import('./play/de.words.ts'),
    rules: () => import('./rules/de.words.ts'),
    start: () => import('./start/de.words.ts'),
    study: () => import('./study/de.words.ts'),
    told: () => import('./told/de.words.ts'),
  },
  en: {
    away: () => import('./away/en.words.ts'),
    bench: () => import('./bench/en.words.ts'),
    coach: () => import('./coach/en.words.ts'),
    desk: () => import('./desk/en.words.ts'),
    lab: () => import('./lab/en.words.ts'),
    lesson: () => import('./lesson/en.words.ts'),
    play: () => import('./play/en.words.ts'),
    rules: () => import('./rules/en.words.ts'),
    start: () => import('./start/en.words.ts'),
    study: () => import('./study/en.words.ts'),
    told: () => import('./told/en.words.ts'),
  },
  fr: {
    away: () => import('./away/fr.words.ts'),
    bench: () => import('./bench/fr.words.ts'),
    coach: () => import('./coach/fr.words.ts'),
    desk: () => import('./desk/fr.words.ts'),
    lab: () => import('./lab/fr.words.ts'),
    lesson: () => import('./lesson/fr.words.ts'),
    play: () => import('./play/fr.words.ts'),
    rules: () => import('./rules/fr.words.ts'),
    start: () => import('./start/fr.words.ts'),
    study: () => import('./study/fr.words.ts'),
    told: () => import('./told/fr.words.ts'),
  },
} as const satisfies Readonly<Record<string, Loaders<'whole'>>>

/** Languages in which something may be missing: English stands in. */
export const FURTHER = {
} as const satisfies Readonly<Record<string, Loaders<'some'>>>
