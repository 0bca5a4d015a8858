import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { strToU8, zipSync } from 'fflate'
import type { Sheet } from '../sheet.ts'
import { csvOf } from './csv.ts'

/** What a file name may not hold on one of the systems on which it may lie. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu

/** All sheets as files of their own, numbered in their order, in one archive. */
export function zipSheets(sheets: readonly Sheet[], language: Language): Blob {
  const files = sheets.map((sheet, at): [string, Uint8Array] => {
    const name = sheet.name.replace(FORBIDDEN, ' ').trim()
    return [`${`${at + 1}`.padStart(2, '0')} ${name}.csv`, strToU8(csvOf(sheet, language))]
  })
  return new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' })
}
