import { programOf } from '../../src/workers/open.ts'
import { run } from '../../src/workers/program.ts'
const program = await programOf(new URL('./debug2.ts', import.meta.url).href)
const { debug } = run<any>(program)
debug(process.argv[2]!, Number(process.argv[3]), process.argv[4]!.split(','), process.argv[5]!, Number(process.argv[6]))
