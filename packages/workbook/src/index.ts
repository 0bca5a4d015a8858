export type * from '@hausregeln/chapters/known.ts'

import type { GameRecord, Rulebook } from '@hausregeln/engine'
import { inLanguage, type Language } from '@hausregeln/rulebooks/texts/index.ts'
import { type Books, keepBooks } from './books/books.ts'
import { type ToldGame, toldBooks } from './books/told.ts'
import { zipSheets } from './csv/zip.ts'
import { sheetsOf } from './sheets/sheets.ts'
import { writeSheets } from './xlsx/write.ts'

export { bringDeflate, type Deflate } from './xlsx/archive.ts'

/**
 * The workbook of a game (B-4.10, here for every rulebook) as an .xlsx file, in Node and in the browser. Throws
 * `RecordError` if the record cannot be followed to its end, `SetupError` if its table cannot be.
 */
export async function workbookOf(rulebook: Rulebook, record: GameRecord, language: Language): Promise<Blob> {
  return await written(keepBooks(rulebook, record, language))
}

/** The workbook of a game of which only what was told is known: an online game before its end, without its record. */
export async function workbookOfTold(rulebook: Rulebook, told: ToldGame, language: Language): Promise<Blob> {
  return await written(toldBooks(rulebook, told, language))
}

/** The same sheets as plain tables, a .csv file each, in one .zip file. Throws as `workbookOf` does. */
export function tablesOf(rulebook: Rulebook, record: GameRecord, language: Language): Blob {
  return zipSheets(sheetsOf(keepBooks(rulebook, record, language)), language)
}

/** The tables of a game of which only what was told is known. */
export function tablesOfTold(rulebook: Rulebook, told: ToldGame, language: Language): Blob {
  return zipSheets(sheetsOf(toldBooks(rulebook, told, language)), language)
}

/** All sheets, with the game and its day at the foot of every page. */
function written(books: Books): Promise<Blob> {
  const { rulebook, language, header, began } = books
  const players = header.seats.map(({ name }) => name).join(', ')
  const date = began === null ? null : new Date(began).toLocaleDateString(language, { dateStyle: 'long' })
  return writeSheets(sheetsOf(books), { game: `${inLanguage(rulebook.title, language)}: ${players}`, date })
}

export type { ToldGame }
