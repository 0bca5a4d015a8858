import type { Simulator } from '../simulator.ts'
import type { PlayedPart } from './run.ts'

/** Plays a part of a run in this thread, and takes the time. */
export function playTimed(simulator: Simulator, first: number, games: number): PlayedPart {
  const { user, system } = process.threadCpuUsage()
  const part = simulator.play(first, games)
  const then = process.threadCpuUsage()
  return { ...part, worked: (then.user - user + then.system - system) / 1000 }
}
