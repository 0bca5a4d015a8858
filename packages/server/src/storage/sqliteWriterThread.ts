import { parentPort } from 'node:worker_threads'
import type { Answer, Heard, Question } from './sqliteWriter.ts'
import { faultOf, type SqliteFile, SqliteWrites } from './sqliteWrites.ts'

/** The thread that writes to a SQLite file, and waits for the disk: it answers one question after the other. */
let file: SqliteFile | null = null
let writes: SqliteWrites | null = null

function answer({ ask, given }: Question): Answer {
  try {
    writes ??= new SqliteWrites(file as SqliteFile)
    const act = writes[ask] as (...given: readonly unknown[]) => unknown
    return { value: act.apply(writes, [...given]) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

parentPort?.on('message', (heard: Heard) => {
  if ('file' in heard) file = heard
  else {
    parentPort?.postMessage(answer(heard))
    if (heard.ask === 'close') writes = null
  }
})
