// Loaded before anything that an older Node cannot even read: that would end in a stack trace.
import { startedProblem } from './runtime.mjs'

const problem = startedProblem(process)
if (problem) {
  console.error(problem)
  process.exit(1)
}
await import('./compiled.mjs')
