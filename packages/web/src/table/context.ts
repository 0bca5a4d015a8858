import { createContext, useContext } from 'react'
import type { TableClient, TableView } from '../game/client.ts'
import type { Locale } from '../i18n/index.ts'

/** What every part of the table shares. */
export interface TableScope extends TableView {
  readonly client: TableClient
  readonly locale: Locale
  readonly names: readonly string[]
  /** The person who acts at this screen now; -1 if only bots play. */
  readonly me: number
  readonly persons: readonly number[]
  readonly setMe: (seat: number) => void
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
}

export interface TradeStart {
  readonly to: number | null
  /** Serial of the offer that is answered. */
  readonly counters: number | null
  /** A deed of the other's that is asked for. */
  readonly want?: number
}

export const TableContext = createContext<TableScope | null>(null)

export function useTable(): TableScope {
  const scope = useContext(TableContext)
  if (scope === null) throw new Error('this belongs to a table')
  return scope
}
