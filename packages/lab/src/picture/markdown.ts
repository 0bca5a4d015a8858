import type { Text } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { Cell, Column, DataTable } from '../experiment/tables/data-table.ts'
import type { Language } from './pictured.ts'
import { written } from './written.ts'

/** Rows of a table beyond these are usually left to CSV and JSON. */
const MOST_ROWS = 60

/** What stands in a report. */
export interface Report {
  readonly title: Text
  readonly answer: Text
  readonly tables: readonly DataTable[]
}

/** A report in Markdown: what is asked, the sentence that answers, a table each. `before`: how it is made, as it is. */
export function reportMarkdown(
  { title, answer, tables }: Report,
  language: Language,
  before: string,
  mostRows = MOST_ROWS,
): string {
  const short = tables.filter(({ rows }) => rows.length > 0 && rows.length <= mostRows)
  const parts = short.map((table) => `## ${textIn(table.title, language)}\n\n${tableMarkdown(table, language)}`)
  return `${[`# ${textIn(title, language)}`, before, `**${textIn(answer, language)}**`, ...parts].join('\n\n')}\n`
}

/** A table, in which the limits of a figure stand behind it: `3.2 (2.9 to 3.5)`. */
function tableMarkdown({ columns, rows }: DataTable, language: Language): string {
  const shown = columns.map((_, at) => !isLimit(columns, at))
  const row = (cells: readonly string[]) => `| ${cells.filter((_, at) => shown[at]).join(' | ')} |`
  const align = columns.map(({ kind }) => (kind === 'text' ? '---' : '---:'))
  const body = rows.map((cells) => row(cells.map((_, at) => cellText(cells, columns, at, language))))
  return [row(columns.map(({ title }) => escaped(textIn(title, language)))), row(align), ...body].join('\n')
}

/** Whether a column is the lower or the upper limit of the one before. */
function isLimit(columns: readonly Column[], at: number): boolean {
  return ['from', 'to'].includes(columns[at]?.title.en ?? '')
}

function cellText(cells: readonly Cell[], columns: readonly Column[], at: number, language: Language): string {
  const said = escaped(written(cells[at] ?? null, columns[at], language))
  if (columns[at + 1]?.title.en !== 'from' || cells[at + 1] === null) return said
  const [low, high] = [1, 2].map((behind) => written(cells[at + behind] ?? null, columns[at + behind], language))
  return `${said} (${low} ${language === 'de' ? 'bis' : 'to'} ${high})`
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}
