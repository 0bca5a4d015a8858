import { expose } from 'comlink'
import { WorkerCoachDesk } from './desk.ts'

expose(new WorkerCoachDesk())
