import { type ChancePort, given, sampled } from '../chance.ts'
import type { Game } from '../game.ts'
import type { ChanceSource } from './chance-source.ts'

/** Tells a port's outcomes to the session that keeps the record. */
export class RecordingPort implements ChancePort {
  #source: ChancePort = given
  /** Outcomes since they were last taken. */
  drawn: number[][] = []
  use({ kind }: ChanceSource): void {
    this.#source = kind === 'seed' ? sampled : given
  }
  supply(g: Game, kind: number, about: number, out: Int32Array): boolean {
    if (!this.#source.supply(g, kind, about, out)) return false
    this.drawn.push(Array.from(out))
    return true
  }
}
