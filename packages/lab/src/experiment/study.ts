/**
 * Something to be found out by playing, in blocks of games: each block is played by itself, wherever, and gives a sum
 * of plain data; the sums are added in the order of the blocks, so that what comes out does not depend on who played
 * what.
 */
export interface Study<Sum, Report> {
  /** Blocks at most. */
  readonly blocks: number
  /** Games of a block, of all sides together. */
  readonly gamesABlock: number
  blank(): Sum
  /** Throws `GameFault` for a game that cannot go on. */
  play(block: number): Sum
  add(to: Sum, from: Sum): void
  /** Whether what was asked is decided, so that no further block is needed. */
  isDecided(sum: Sum): boolean
  report(sum: Sum): Report
}

/** The version of what studies sum up: what was kept by another one is played again. */
export const SUMS = 6

/** How far a study is: its first `blocks` blocks are in `sum`. Plain data, which can be kept, and gone on from. */
export interface Standing<Sum> {
  blocks: number
  readonly sum: Sum
}

/** Plays a block, here or in another thread. */
export type PlayBlock<Sum> = (block: number) => Promise<Sum>

/** Blocks that are played ahead of the one that is to be added next, a lane. */
const AHEAD = 4

/**
 * Plays what is missing of a study, `lanes` blocks at the same time, until it is decided or all blocks are played.
 * `standing` grows block by block; `told` hears of it each time. After `stop` no block is begun, and what there is
 * stays.
 */
export async function pursue<Sum, Report>(
  study: Study<Sum, Report>,
  play: PlayBlock<Sum>,
  lanes: number,
  standing: Standing<Sum>,
  told: (standing: Standing<Sum>) => void = () => {},
  stop?: AbortSignal,
): Promise<void> {
  const waiting = new Map<number, Sum>()
  let next = standing.blocks
  let isOver = standing.blocks >= study.blocks || study.isDecided(standing.sum)
  const addAll = () => {
    for (let sum = waiting.get(standing.blocks); sum !== undefined && !isOver; sum = waiting.get(standing.blocks)) {
      waiting.delete(standing.blocks)
      study.add(standing.sum, sum)
      standing.blocks++
      isOver = standing.blocks >= study.blocks || study.isDecided(standing.sum)
      told(standing)
    }
  }
  const lane = async () => {
    while (!isOver && stop?.aborted !== true && next < study.blocks) {
      if (next - standing.blocks >= AHEAD * lanes) return
      const block = next++
      waiting.set(block, await play(block))
      addAll()
    }
  }
  while (!isOver && stop?.aborted !== true) await Promise.all(Array.from({ length: lanes }, lane))
}
