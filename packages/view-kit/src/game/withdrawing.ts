import type { LogLine } from './types.ts'

/** The first entry that is withdrawn with the last one: slips that were turned over together are taken up together. */
export function withdrawnFrom(log: readonly LogLine[], last: number): number {
  const types = (entry: number) => log.filter((line) => line.entry === entry).map(({ event }) => event.type)
  let from = last
  if (!types(from).includes('sealedRevealed')) return from
  for (let before = types(from - 1); before.includes('sealedBidIn') && !before.includes('sealedRevealed'); ) {
    from--
    before = types(from - 1)
  }
  return from
}
