import type { Game } from '@hausregeln/engine/core/game.ts'
import { OWN_LANDING } from './stages.ts'

/** A property that belonged to the player on arrival: until the next throw its owner may do business with it. */
export function noteOwnLanding(g: Game, frame: number, _seat: number, deed: number): void {
  g.s.frames[frame + OWN_LANDING] = deed + 1
}
