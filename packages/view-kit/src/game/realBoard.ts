import type { RecordHeader } from '@hausregeln/engine'

/** Whether the program keeps the books of a game on a real board: dice and cards are told to it. */
export function isKept({ chance }: RecordHeader): boolean {
  return chance.kind === 'given'
}
