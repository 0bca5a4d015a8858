import type { Cell, DataTable } from '@hausregeln/lab/experiment/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { screenTexts } from '../texts.ts'

/** The table whose sides are named by the bots that play them. */
const OF_BOTS = 'styles'

/** Calls the bots of a table what the page calls them; what is no bot of ours keeps its name. */
export function useBotsNamed(): (table: DataTable) => DataTable {
  const { bots } = useTexts(screenTexts)
  const names = new Map<string, string>(Object.entries(bots))
  const named = (side: Cell = null): Cell => {
    if (typeof side !== 'string') return side
    const called = side.split(', ').map((bot) => names.get(bot) ?? bot)
    return called.join(', ')
  }
  return (table) =>
    table.id === OF_BOTS ? { ...table, rows: table.rows.map(([side, ...rest]) => [named(side), ...rest]) } : table
}
