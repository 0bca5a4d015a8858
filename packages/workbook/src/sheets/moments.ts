import type { Cell } from '../sheet.ts'

const DAY = 86_400_000
/** 1 January 1970 in days since the last day of 1899. */
const EPOCH = 25_569

/** A moment as spreadsheets have it, by the clock of the machine that writes the file; null where it is not known. */
export function momentOf(at: number | undefined): Cell {
  if (at === undefined) return null
  const local = at - new Date(at).getTimezoneOffset() * 60_000
  return { value: EPOCH + Math.floor(local / 60_000) * (60_000 / DAY), moment: true }
}
