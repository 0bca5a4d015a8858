import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Question } from './sqliteWriter.ts'
import { faultOf, type SqliteFile, SqliteWrites } from './sqliteWrites.ts'

/** The thread that writes to a SQLite file, and waits for the disk: it answers one question after the other. */
let writes: SqliteWrites | null = null

function answer({ ask, given }: Question): Answer {
  try {
    writes ??= new SqliteWrites(workerData as SqliteFile)
    const act = writes[ask] as (...given: readonly unknown[]) => unknown
    return { value: act.apply(writes, [...given]) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(answer(question))
  if (question.ask === 'close') parentPort?.close()
})
