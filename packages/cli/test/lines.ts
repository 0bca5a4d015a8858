// Carries out command lines one after the other in one process, which has loaded the program once: from standard input,
// each the arguments as JSON in a line. Tells of each, in a line of JSON, with which code it would end and what it said.
import { createInterface } from 'node:readline'
import { letCompile } from '@hausregeln/lab/workers/compiling.ts'
import { runCommand } from '../src/run.ts'

const tell = process.stdout.write.bind(process.stdout)
let [out, err] = ['', '']
process.stdout.write = (said) => {
  out += said
  return true
}
process.stderr.write = (said) => {
  err += said
  return true
}

for await (const line of createInterface({ input: process.stdin })) {
  out = ''
  err = ''
  // A run that ends with few games left has stopped the compiler, for the whole process.
  letCompile(true)
  const code = (await runCommand(JSON.parse(line) as string[])) || Number(process.exitCode ?? 0)
  process.exitCode = undefined
  tell(`${JSON.stringify({ code, out, err })}\n`)
}
