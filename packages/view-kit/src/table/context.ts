import type { Moment } from '@hausregeln/protocol/moments.ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { TableView } from '../game/client.ts'
import type { TableLink } from '../game/link.ts'
import type { Locale } from '../i18n/index.ts'
import type { OnlineTable } from '../room/onlineTable.ts'

/** What every part of the table shares. */
export interface TableScope extends TableView {
  readonly client: TableLink
  /** The online table on which the game is played; null: at this screen. */
  readonly online: OnlineTable | null
  /** Whether the person at the screen keeps the books of a game on a real board. */
  readonly keeper: boolean
  /** Whether a scene is shown: nobody is asked anything yet. */
  readonly playing: boolean
  /** What people will tell of, as it is shown, and for how many milliseconds (0: it is told without a scene); null: nothing. */
  readonly moment: SeenMoment | null
  readonly locale: Locale
  readonly names: readonly string[]
  /** The person who acts at this screen now; -1 if only bots play. */
  readonly me: number
  readonly persons: readonly number[]
  readonly setMe: (seat: number) => void
  /** A seat has acted: a player chosen to act out of turn gives the screen back. */
  readonly acted: (seat: number) => void
  /** Whose holdings are shown. */
  readonly shown: number
  readonly setShown: (seat: number) => void
  /** Opens the card of a space. */
  readonly showSpace: (space: number) => void
  /** Opens a group of streets: who has the claim on it, and what may be built. */
  readonly showGroup: (group: number) => void
  /** Opens the text of a paragraph. */
  readonly showRule: (id: string) => void
  /** Opens the builder of an offer, perhaps as an answer to another one. */
  readonly showTrade: (start: TradeStart) => void
  /** What is being put together from spaces of the board; null: nothing is. */
  readonly picking: Picking | null
  readonly setPicking: (picking: Picking | null) => void
}

export interface SeenMoment {
  readonly moment: Moment
  readonly length: number
}

/** Something that is put together by tapping spaces of the board. */
export interface Picking {
  /** Spaces that can be tapped, and those of them that have been. */
  readonly spaces: readonly number[]
  readonly picked: readonly number[]
  readonly onSpace: (space: number) => void
  /** How it stands, for the middle of the board. */
  readonly stage: ReactNode
}

export interface TradeStart {
  readonly to: number | null
  /** Serial of the offer that is answered. */
  readonly counters: number | null
  /** A deed of the other's that is asked for. */
  readonly want?: number
}

export const TableContext = createContext<TableScope | null>(null)

/** What every part of a table shares. Throws outside of one. */
export function useTable(): TableScope {
  const scope = useContext(TableContext)
  if (scope === null) throw new Error('this belongs to a table')
  return scope
}
