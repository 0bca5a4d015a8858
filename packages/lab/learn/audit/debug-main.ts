import { programOf } from '../../src/workers/open.ts'
import { run } from '../../src/workers/program.ts'
const program = await programOf(new URL('./debug.ts', import.meta.url).href)
const { debug } = run<any>(program)
debug(process.argv[2]!, Number(process.argv[3]), process.argv.slice(4).map((x) => x.split(',').map(Number)))
