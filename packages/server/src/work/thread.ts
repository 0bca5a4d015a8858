import type { TableRefusal } from '@hausregeln/protocol'
import { bringOwnHashes } from '../ownHashes.ts'
import { DamageError } from '../storage/damage.ts'
import { Refused } from '../table/steps/refused.ts'
import { carryOut } from './carryOut.ts'
import type { Outcome, Results, Task } from './task.ts'

bringOwnHashes()

/** Does a task in this thread. Rejects if the program is at fault. */
export default function work(task: Task): Outcome<Results[Task['do']]> {
  const begun = process.threadCpuUsage()
  const cost = () => {
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000
  }
  try {
    const result = carryOut(task)
    return { result, cpu: cost() }
  } catch (error) {
    const { message } = error as Error
    if (error instanceof Refused) return { refusal: error.refusal as TableRefusal, sentence: message, cpu: cost() }
    if (error instanceof DamageError) return { damage: message, cpu: cost() }
    throw error
  }
}
