import { expose } from 'comlink'
import { WorkerReelReader } from './reelReader.ts'

expose(new WorkerReelReader())
