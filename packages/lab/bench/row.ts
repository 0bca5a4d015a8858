import { text } from 'node:stream/consumers'
import { inline } from '../src/workers/compiling.ts'
import { programOf } from '../src/workers/open.ts'
import { run } from '../src/workers/program.ts'
import type { Effort } from './effort.ts'
import type { Task } from './rows.ts'
import { stepping } from './stepping.ts'
import { cloning, type Games, hashing, replaying, twinned, warm } from './warm.ts'

/** Measures one row in this process: reads task and effort from its input, and prints what it found, both as JSON. */
const { task, effort }: { task: Task; effort: Effort } = JSON.parse(await text(process.stdin))
// As long simulations run.
inline('whole')
const games = run<Games>(await programOf(new URL('./games.ts', import.meta.url).href))

async function measure(): Promise<object> {
  switch (task.kind) {
    case 'twin':
      return twinned(effort, games)
    case 'clone':
      return { speed: cloning(effort, games) }
    case 'hash':
      return { speed: hashing(task.server, effort, games) }
    case 'replay':
      return { speed: replaying(task.server, effort, games) }
    case 'warm':
      return { speed: warm(task.players, effort, games) }
    case 'gym':
      return { speed: await stepping(task.rulebook, task.rules, effort) }
    default:
      throw new RangeError(`"${task.kind}" is measured from outside.`)
  }
}

process.stdout.write(JSON.stringify(await measure()))
