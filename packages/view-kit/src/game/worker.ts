import { expose } from 'comlink'
import { WorkerBackend } from './backend.ts'

expose(new WorkerBackend())
