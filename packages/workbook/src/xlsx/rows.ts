import type { Cell as FileCell } from 'write-excel-file/universal'
import { type Cell, heldBy, type Look, type Row, type Running, type Sheet, type Value } from '../sheet.ts'
import { Bytes } from './bytes.ts'
import { cellLook, onGround } from './looks.ts'
import { columnLetters } from './reference.ts'
import { escaped, type Texts } from './texts.ts'
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
  /** How the cells of each column begin. */
  readonly #starts: readonly string[]

  /** `living`: with formulas. */
  constructor(sheet: Sheet, wide: readonly number[], living: boolean) {
    this.#sheet = sheet
    this.#living = living
    this.#wide = wide
    this.#starts = wide.map((_, column) => `<c r="${columnLetters(column)}`)
    for (const { look, cells } of sheet.rows) for (const cell of cells) this.#lookOf(look, cell)
  }

  /** A row with a cell of every look. */
  get samples(): FileCell[] {
    return this.#samples
  }

  #lookOf(look: Look = 'plain', cell: Cell): number {
    const kind = kindOf(cell)
    const place = PLACES[look] + kind
    const ground = isPlain(cell) ? undefined : cell.ground
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
  *into(xml: string, texts: Texts): Generator<Uint8Array<ArrayBuffer>> {
    const { headed, rows } = this.#sheet
    const first = headed ? 2 : 1
    const start = xml.indexOf(`<row r="${first}"`)
    const end = xml.indexOf('</sheetData>')
    const bytes = new Bytes()
    if (start < 0 || end < 0) return yield bytes.add(xml).take()
    const found = xml.slice(start, end).matchAll(/<c r="[A-Z]+\d+"( s="\d+")?/g)
    const styles = Array.from(found, ([, style = '']) => `"${style}`)
    bytes.add(xml.slice(0, start))
    for (let at = 0; at < rows.length; at++) {
      this.#row(rows[at] ?? EMPTY, at, at + first, { bytes, styles, texts })
      if (bytes.full) yield bytes.take()
    }
    yield bytes.add(xml.slice(end)).take()
  }

  #row(row: Row, at: number, number: number, { bytes, styles, texts }: Into): void {
    const { look = 'plain', cells } = row
    const high = look === 'title' ? TITLE_HEIGHT : heightOf(row, this.#wide)
    const first = PLACES[look]
    const running = this.#runningAt(at)
    const digits = `${number}`
    bytes.add(high === null ? `<row r="${digits}">` : `<row r="${digits}" ht="${high}" customHeight="1">`)
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column] ?? null
      const formula = running === null ? '' : runningFormula(running, at, column, number, this.#sheet.rows.length)
      // Most cells are plain values, whose look is found at once.
      const style = isPlain(cell) ? (this.#looks[first + kindOfPlain(cell)] ?? 0) : this.#lookOf(look, cell)
      bytes
        .add(this.#starts[column] ?? '')
        .add(digits)
        .add(styles[style] ?? '"')
      this.#inside(cell, formula, bytes, texts)
    }
    bytes.add('</row>')
  }

  /** The block of formulas, in rows that it has. */
  #runningAt(at: number): Running | null {
    const { running } = this.#sheet
    return running !== undefined && this.#living && at >= running.row ? running : null
  }

  /** What follows on a cell's place and style. Text is declared to be text: what begins with `=` is no formula. */
  #inside(cell: Cell, running: string, bytes: Bytes, texts: Texts): void {
    const value = heldBy(cell)
    if (typeof value === 'string')
      return void bytes
        .add(' t="s"><v>')
        .add(`${texts.numberOf(value)}`)
        .add('</v></c>')
    const own = isPlain(cell) ? undefined : cell.formula
    const formula = own === undefined || !this.#living ? running : `<f>${escaped(own)}</f>`
    if (value !== null) return void bytes.add('>').add(formula).add('<v>').add(`${value}`).add('</v></c>')
    if (formula === '') bytes.add('/>')
    else bytes.add('>').add(formula).add('</c>')
  }
}

/** Where rows are written, with what they name. */
interface Into {
  readonly bytes: Bytes
  readonly styles: readonly string[]
  readonly texts: Texts
}

const EMPTY: Row = { cells: [] }
const TITLE_HEIGHT = 34

/** A formula that a block of cells shares: the first of them says it, relative to itself. */
function runningFormula(running: Running, at: number, column: number, number: number, rows: number): string {
  if (column < running.column || column >= running.column + running.columns) return ''
  if (at > running.row || column > running.column) return '<f t="shared" si="0"/>'
  const last = `${columnLetters(column + running.columns - 1)}${number + rows - 1 - at}`
  return `<f t="shared" ref="${columnLetters(column)}${number}:${last}" si="0">${escaped(running.formula)}</f>`
}

/** Text, and how numbers are written. */
const KINDS = [null, WHOLE, BROKEN, MOMENT] as const
/** Where the kinds of each look begin. */
const PLACES: Readonly<Record<Look, number>> = {
  plain: 0,
  quiet: 4,
  band: 8,
  fact: 12,
  title: 16,
  heading: 20,
  told: 24,
}

function isPlain(cell: Cell): cell is Value {
  return typeof cell !== 'object' || cell === null
}

function kindOf(cell: Cell): number {
  return isPlain(cell) ? kindOfPlain(cell) : cell.moment === true ? 3 : kindOfPlain(cell.value)
}

function kindOfPlain(value: Value): number {
  return typeof value !== 'number' ? 0 : Number.isInteger(value) ? 1 : 2
}
