import { expose } from 'comlink'
import { WorkerReelDesk } from './desk.ts'

expose(new WorkerReelDesk())
