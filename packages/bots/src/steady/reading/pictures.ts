import type { GameView } from '@hausregeln/engine'
import type { Temper } from '../figures/characters.ts'
import { Picture } from './picture.ts'

const pictures = new WeakMap<GameView, Map<Temper['tuned'], Picture>>()

/**
 * The picture of a table that all share who judge alike: what one of them has counted or valued nobody does again until
 * it changes. Nothing is in it but what everybody sees.
 */
export function pictureOf(l: GameView, tuned: Temper['tuned']): Picture {
  let ofTable = pictures.get(l)
  if (ofTable === undefined) {
    ofTable = new Map()
    pictures.set(l, ofTable)
  }
  let picture = ofTable.get(tuned)
  if (picture === undefined) {
    picture = new Picture(tuned)
    ofTable.set(tuned, picture)
  }
  return picture
}
