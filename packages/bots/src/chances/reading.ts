import type { GameView } from '@hausregeln/engine'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Ground } from '../steady/board/ground.ts'
import { freePart } from '../steady/chances/features.ts'
import { readAll, rows as shared } from '../steady/chances/relations.ts'
import { ALL_FEATURES, type Features } from '../steady/figures/net.ts'
import type { Picture } from '../steady/reading/picture.ts'
import { AHEAD } from './blocks/ahead.ts'
import type { Block } from './blocks/block.ts'
import { CLAIMS } from './blocks/claims.ts'
import { DEBT } from './blocks/debt.ts'
import { HOMES } from './blocks/homes.ts'
import { SHARES } from './blocks/shares.ts'
import { WEALTH } from './blocks/wealth.ts'

/**
 * Where seats stand, as numbers near 1: those by which deals are judged (steady/chances/), and blocks of more, each for
 * rulebooks that have what it reads. A rulebook is told by the blocks that fit it, never by its name.
 */
const BLOCKS: readonly Block[] = [AHEAD, WEALTH, HOMES, CLAIMS, DEBT, SHARES]

/** The most numbers that tell where a seat stands on any ground. */
export const MOST_NUMBERS = BLOCKS.reduce((sum, { size }) => sum + size, ALL_FEATURES)

const known = new WeakMap<Ground, readonly Block[]>()

/** The blocks that a ground has, in their order. */
function blocksOf(ground: Ground): readonly Block[] {
  const found = known.get(ground) ?? BLOCKS.filter(({ fits }) => fits(ground))
  known.set(ground, found)
  return found
}

/** How many numbers tell where a seat stands on this ground. */
export function countOf(ground: Ground): number {
  return blocksOf(ground).reduce((sum, { size }) => sum + size, ALL_FEATURES)
}

/**
 * Reads where all seats in the game stand into `rows`, a row a seat of at least `countOf` numbers; returns the part of
 * the deeds that is free.
 */
export function readStanding(p: Picture, l: GameView, rows: readonly Features[]): number {
  readAll(p)
  const blocks = blocksOf(p.ground)
  for (const block of blocks) block.begin(p, l)
  for (let seat: SeatNo = 0; seat < p.seats; seat++) {
    if (((p.alive >>> seat) & 1) === 0) continue
    const row = rows[seat]
    if (row === undefined) continue
    row.set(shared[seat])
    let at = cell(ALL_FEATURES, 0)
    for (const block of blocks) {
      block.read(p, l, seat, row, at)
      at += block.size
    }
  }
  return freePart(p)
}
