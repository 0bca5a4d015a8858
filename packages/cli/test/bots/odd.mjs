// A bot that misbehaves as its first argument says, from its second decision on; it writes its process, and that of a
// program which it has started, into the file of its second argument.
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [, , how, file] = process.argv
const other = spawn('sleep', ['1000'], { stdio: 'ignore' })
appendFileSync(file, `${JSON.stringify({ pids: [process.pid, other.pid] })}\n`)

const say = (line) => process.stdout.write(`${line}\n`)
const answer = ({ id, legal }) => {
  const { amount, ...first } = legal.find(({ terms }) => terms === undefined)
  say(JSON.stringify({ id, action: amount === undefined ? first : { ...first, amount: amount.min } }))
}
const WAYS = {
  hang: () => {},
  crash: () => process.exit(3),
  flood: () => {
    for (let n = 0; n < 5000; n++) say('more')
  },
  long: () => process.stdout.write('x'.repeat(2 << 20)),
  nonsense: () => say('not even JSON'),
  shapeless: ({ id }) => say(JSON.stringify({ id, action: { do: 7 } })),
  illegal: ({ id }) => say(JSON.stringify({ id, action: { do: 'build', deed: 0 } })),
  late: (told) => {
    if (told.id % 2 === 1) return answer(told)
    // What was asked is answered together with the next question only.
    answer.kept = told
  },
  good: answer,
}
let decisions = 0
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  appendFileSync(file, `${JSON.stringify({ told })}\n`)
  if (told.type !== 'decide') continue
  decisions++
  if (answer.kept !== undefined) {
    answer(answer.kept)
    answer.kept = undefined
  }
  if (decisions === 1) answer(told)
  else WAYS[how](told)
}
