import { parentPort, workerData } from 'node:worker_threads'
import { checkFile } from './sqliteCheck.ts'

/** A thread of its own, because it takes long: checks the file that it is given, and says what it has found. */
parentPort?.postMessage(checkFile(String(workerData)))
