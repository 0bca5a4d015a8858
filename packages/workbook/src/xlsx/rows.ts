import type { Cell as FileCell } from 'write-excel-file/universal'
import { type Cell, heldBy, type Look, type Row, type Running, type Sheet } from '../sheet.ts'
import { cellLook, onGround } from './looks.ts'
import { columnLetters } from './reference.ts'
import { escaped, PIECE, type Texts } from './texts.ts'
import { heightOf } from './widths.ts'

/** Whole numbers, and others, thousands apart; a moment in days since the last day of 1899. */
const WHOLE = '#,##0'
const BROKEN = '#,##0.00'
const MOMENT = 'yyyy-mm-dd hh:mm'

/**
 * The rows of a sheet below its heads, written by us: there are tens of thousands of cells of a few looks, and some are
 * formulas beside what they come to. What a look is called in the file we learn from samples that the writer of the file
 * is given in the place of the rows.
 */
export class Rows {
  readonly #sheet: Sheet
  readonly #wide: readonly number[]
  readonly #living: boolean
  /** Numbers of the looks that occur: without a ground of its own by look and kind, with one by its colour, too. */
  readonly #looks: number[] = []
  readonly #grounds = new Map<string, number>()
  readonly #samples: FileCell[] = []

  /** `living`: with formulas. */
  constructor(sheet: Sheet, wide: readonly number[], living: boolean) {
    this.#sheet = sheet
    this.#living = living
    this.#wide = wide
    for (const { look, cells } of sheet.rows) for (const cell of cells) this.#lookOf(look, cell)
  }

  /** A row with a cell of every look. */
  get samples(): FileCell[] {
    return this.#samples
  }

  #lookOf(look: Look = 'plain', cell: Cell): number {
    const kind = kindOf(cell)
    const place = LOOKS.indexOf(look) * KINDS.length + kind
    const ground = typeof cell === 'object' && cell !== null ? cell.ground : undefined
    if (ground === undefined) {
      this.#looks[place] ??= this.#sample(look, kind)
      return this.#looks[place] ?? 0
    }
    const key = `${place} ${ground}`
    const known = this.#grounds.get(key) ?? this.#sample(look, kind, ground)
    this.#grounds.set(key, known)
    return known
  }

  #sample(look: Look, kind: number, ground?: string): number {
    const format = KINDS[kind]
    const style = { ...cellLook(look, format === null), ...(ground !== undefined && onGround(ground)) }
    this.#samples.push(
      format == null ? { value: 'a', type: String, ...style } : { value: 1, type: Number, format, ...style },
    )
    return this.#samples.length - 1
  }

  /** The sheet as it was written with its samples, now with its rows, in pieces. */
  *into(xml: string, texts: Texts): Generator<string> {
    const { headed, rows } = this.#sheet
    const first = headed ? 2 : 1
    const start = xml.indexOf(`<row r="${first}"`)
    const end = xml.indexOf('</sheetData>')
    if (start < 0 || end < 0) return yield xml
    const styles = [...xml.slice(start, end).matchAll(/<c r="[A-Z]+\d+"( s="\d+")?/g)].map(([, style = '']) => style)
    let text = xml.slice(0, start)
    for (let at = 0; at < rows.length; at++) {
      text += this.#row(rows[at] ?? EMPTY, at, at + first, styles, texts)
      if (text.length < PIECE) continue
      yield text
      text = ''
    }
    yield text + xml.slice(end)
  }

  #row(row: Row, at: number, number: number, styles: readonly string[], texts: Texts): string {
    const { look, cells } = row
    const { running, rows } = this.#sheet
    const high = look === 'title' ? TITLE_HEIGHT : heightOf(row, this.#wide)
    let text = high === null ? `<row r="${number}">` : `<row r="${number}" ht="${high}" customHeight="1">`
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column] ?? null
      const formula =
        running === undefined || !this.#living ? '' : runningFormula(running, at, column, number, rows.length)
      text += `<c r="${columnLetters(column)}${number}"${styles[this.#lookOf(look, cell)] ?? ''}${this.#inside(cell, formula, texts)}`
    }
    return `${text}</row>`
  }

  /** What follows on a cell's place and style. Text is declared to be text: what begins with `=` is no formula. */
  #inside(cell: Cell, running: string, texts: Texts): string {
    const value = heldBy(cell)
    const own = typeof cell === 'object' && cell !== null ? cell.formula : undefined
    const formula = own === undefined || !this.#living ? running : `<f>${escaped(own)}</f>`
    if (value === null) return formula === '' ? '/>' : `>${formula}</c>`
    if (typeof value === 'number') return `>${formula}<v>${value}</v></c>`
    return ` t="s"><v>${texts.numberOf(value)}</v></c>`
  }
}

const EMPTY: Row = { cells: [] }
const LOOKS: readonly Look[] = ['plain', 'quiet', 'band', 'fact', 'title', 'heading']
const TITLE_HEIGHT = 34

/** A formula that a block of cells shares: the first of them says it, relative to itself. */
function runningFormula(running: Running, at: number, column: number, number: number, rows: number): string {
  if (at < running.row || column < running.column) return ''
  if (column >= running.column + running.columns) return ''
  if (at > running.row || column > running.column) return '<f t="shared" si="0"/>'
  const last = `${columnLetters(column + running.columns - 1)}${number + rows - 1 - at}`
  return `<f t="shared" ref="${columnLetters(column)}${number}:${last}" si="0">${escaped(running.formula)}</f>`
}

/** Text, and how numbers are written. */
const KINDS = [null, WHOLE, BROKEN, MOMENT] as const

function kindOf(cell: Cell): number {
  const value = heldBy(cell)
  if (typeof value !== 'number') return 0
  if (typeof cell === 'object' && cell?.moment === true) return 3
  return Number.isInteger(value) ? 1 : 2
}
