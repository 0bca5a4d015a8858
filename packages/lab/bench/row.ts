import { inline } from '../src/inlining.ts'
import { programOf } from '../src/open.ts'
import { run } from '../src/program.ts'
import { EFFORTS, type Games, ROWS, type RowName } from './rows.ts'

/** Measures one row and prints it as JSON: `node row.ts plain quick`. */
const [row = '', effort = ''] = process.argv.slice(2)
if (!Object.hasOwn(ROWS, row) || !Object.hasOwn(EFFORTS, effort))
  throw new RangeError(`There is no row "${row}" or no effort "${effort}".`)
// As simulations run.
inline('whole')
const games = run<Games>(await programOf(new URL('./games.ts', import.meta.url).href))
process.stdout.write(JSON.stringify(ROWS[row as RowName](EFFORTS[effort as keyof typeof EFFORTS], games)))
