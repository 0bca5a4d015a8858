import { expose } from 'comlink'
import { WorkerAnalyst } from './analyst.ts'

expose(new WorkerAnalyst())
