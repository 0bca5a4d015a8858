import { availableParallelism } from 'node:os'
import type { Players } from '@hausregeln/lab'
import type { BotPrograms } from '@hausregeln/lab/external/bot-programs.ts'
import type { LabProgram } from '@hausregeln/lab/workers/open.ts'

export const MOST_WORKERS = 256

/** As many threads as there are cores. */
export function cores(): number {
  return Math.min(availableParallelism(), MOST_WORKERS)
}

/** This thread, or so many others; with bots from elsewhere always this one. */
export async function openPlayers(
  program: LabProgram,
  workers: number,
  botPrograms: BotPrograms | null = null,
): Promise<Players> {
  const open = botPrograms === null ? null : (name: string) => botPrograms.botProgram(name)
  if (workers === 1) return (await import('@hausregeln/lab/workers/here.ts')).playersHere(program, open)
  return (await import('@hausregeln/lab/workers/pool.ts')).openPool(program, workers)
}
