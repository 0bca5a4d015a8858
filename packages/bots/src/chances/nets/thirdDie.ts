import { hundredths } from '../written.ts'

export const net = hundredths([])
