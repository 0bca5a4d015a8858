import { expose } from 'comlink'
import { WorkBench } from './bench.ts'

expose(new WorkBench())
