import type { Cell, DataTable } from '@hausregeln/lab/experiment/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { screenTexts } from '../texts.ts'

/** Tables that name bots, and the columns in which they do: those of sides, and the styles in which others answer. */
const OF_BOTS: Readonly<Record<string, number>> = { styles: 0, 'best-offers': 1, danger: 1 }

/** Calls the bots of a table what the page calls them; what is no bot of ours keeps its name. */
export function useBotsNamed(): (table: DataTable) => DataTable {
  const { bots } = useTexts(screenTexts)
  const names = new Map<string, string>(Object.entries(bots))
  const named = (side: Cell = null): Cell => {
    if (typeof side !== 'string') return side
    const called = side.split(', ').map((bot) => names.get(bot) ?? bot)
    return called.join(', ')
  }
  return (table) => {
    const column = OF_BOTS[table.id]
    if (column === undefined) return table
    return { ...table, rows: table.rows.map((row) => row.map((cell, at) => (at === column ? named(cell) : cell))) }
  }
}
