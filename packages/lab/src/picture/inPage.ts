import type { DataTable } from '../experiment/tables/data-table.ts'
import { draw } from './draw.ts'
import type { Language } from './pictured.ts'

/** What a page that stands alone has in it. */
interface PageData {
  readonly language: Language
  readonly tables: readonly DataTable[]
}

/** As much of a document as is needed: this is checked with what Node knows. */
interface Place {
  getElementById(id: string): Part | null
}
interface Part {
  readonly textContent: string | null
  readonly clientWidth: number
  append(part: object): void
}

const WIDTH = 900

/** Draws the pictures of a report into their places. */
function fill(place: Place): void {
  const { tables, language }: PageData = JSON.parse(place.getElementById('data')?.textContent ?? '{}')
  for (const table of tables) {
    const figure = place.getElementById(`picture-${table.id}`)
    const picture = figure && draw(table, { language, width: Math.min(WIDTH, figure.clientWidth || WIDTH) })
    if (figure && picture) figure.append(picture)
  }
}

const { document } = globalThis as { readonly document?: Place }
if (document !== undefined) fill(document)
