import { spawn } from 'node:child_process'
import { type MessagePort, workerData } from 'node:worker_threads'
import { COUNT, ENDED, type FromChild, PID } from './thread.ts'

/** A line may have so many characters, and so many lines may come for one that was asked for. */
const LONGEST_LINE = 1 << 20
const MOST_UNASKED = 1000

interface Given {
  readonly command: string
  readonly port: MessagePort
  readonly status: Int32Array
}

/** Runs a program in a process group of its own and passes its lines on. */
function listen({ command, port, status }: Given): void {
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
  let text = ''
  let unasked = 0
  let isOver = false
  const say = (message: FromChild) => {
    port.postMessage(message)
    Atomics.add(status, COUNT, 1)
    Atomics.notify(status, COUNT)
  }
  const end = (ended: 'gone' | 'flood', sentence: string) => {
    if (isOver) return
    isOver = true
    say({ ended, sentence })
    kill()
  }
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  child.on('error', (error) => end('gone', `The program cannot be run: ${error.message}.`))
  child.on('exit', (code, signal) => end('gone', `The program has ended (${signal ?? `exit ${code}`}).`))
  child.stdin.on('error', () => end('gone', 'The program listens no longer.'))
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (chunk: string) => {
    if (isOver) return
    const lines = (text + chunk).split('\n')
    text = lines.pop() ?? ''
    unasked += lines.length
    if (text.length > LONGEST_LINE || lines.some(({ length }) => length > LONGEST_LINE) || unasked > MOST_UNASKED)
      return end('flood', `The program writes too much: lines of ${LONGEST_LINE} characters, ${MOST_UNASKED} unasked.`)
    for (const line of lines) if (line.trim() !== '') say({ line })
  })
  port.on('message', (line: string | null) => {
    unasked = 0
    if (isOver) return
    if (line === null) child.stdin.end()
    else child.stdin.write(`${line}\n`)
  })
  port.on('close', kill)
  Atomics.store(status, PID, child.pid ?? 0)
  // The caller may have given up waiting before the process was there.
  if (Atomics.load(status, ENDED) === 1) kill()
}

listen(workerData as Given)
