import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import {
  type BotProgram,
  type BotProgramCounts,
  type BotProgramFault,
  newBotProgramCounts,
  type Said,
} from './bot-program.ts'
import { COUNT, ENDED, type FromChild, PID, STATUS_WORDS } from './thread.ts'

/** A program may take this long, in milliseconds, from its start until it answers first. */
const START_MS = 20_000
/** When a run is over, a program has so many milliseconds to end by itself. */
const GRACE_MS = 1000
/** How often a program is started in a run: after that it is not there any more. */
const MOST_STARTS = 4

/** A program in a process of its own, and the thread that listens to it while this one waits. */
class Running {
  readonly port: MessagePort
  readonly status: Int32Array<SharedArrayBuffer>
  readonly #worker: Worker
  hasAnswered = false

  constructor(command: string) {
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    this.status = new Int32Array(new SharedArrayBuffer(STATUS_WORDS * Int32Array.BYTES_PER_ELEMENT))
    this.#worker = new Worker(new URL('./child.ts', import.meta.url), {
      workerData: { command, port: port2, status: this.status },
      transferList: [port2],
    })
    this.#worker.unref()
    port1.unref()
  }

  /** Waits for a line until this time, by `performance.now()`. */
  next(until: number): FromChild | null {
    for (;;) {
      const seen = Atomics.load(this.status, COUNT)
      const received = receiveMessageOnPort(this.port)
      if (received !== undefined) return received.message as FromChild
      const left = until - performance.now()
      if (left <= 0) return null
      Atomics.wait(this.status, COUNT, seen, left)
    }
  }

  /** Says that nothing more follows, and leaves the program a little time to end by itself. */
  end(): void {
    this.port.postMessage(null)
    const until = performance.now() + GRACE_MS
    let heard = this.next(until)
    while (heard !== null && !('ended' in heard)) heard = this.next(until)
  }

  /** Ends the program with all that it has started. */
  kill(): void {
    const pid = Atomics.load(this.status, PID)
    Atomics.store(this.status, ENDED, 1)
    if (pid > 0) {
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    this.port.close()
  }
}

/** The bots from elsewhere of a run: starts their programs when they are needed and ends them in any case. */
export class BotPrograms {
  readonly #commands: Readonly<Record<string, string>>
  readonly #budget: number
  readonly #open = new Set<Running>()
  readonly #killAll = () => {
    for (const running of this.#open) running.kill()
    this.#open.clear()
  }
  readonly counts: Readonly<Record<string, BotProgramCounts>>

  /** `commands`: for the shell, by the names of the bots; `budget`: milliseconds for a decision. */
  constructor(commands: Readonly<Record<string, string>>, budget: number) {
    this.#commands = commands
    this.#budget = budget
    this.counts = Object.fromEntries(Object.keys(commands).map((name) => [name, newBotProgramCounts()]))
    process.on('exit', this.#killAll)
  }

  /** A door to the bot of this name, for one seat. */
  botProgram(name: string): BotProgram {
    const command = this.#commands[name] ?? ''
    const counts = this.counts[name] ?? newBotProgramCounts()
    let running: Running | null = null
    let starts = 0
    let asked = 0
    const shut = () => {
      if (running === null) return
      running.kill()
      this.#open.delete(running)
      running = null
    }
    return {
      open: () => {
        if (running !== null) return true
        if (starts === MOST_STARTS) return false
        starts++
        running = new Running(command)
        this.#open.add(running)
        return true
      },
      nextId: () => ++asked,
      tell: (line) => running?.port.postMessage(line),
      ask: (line, isAnswer) => {
        if (running === null) return { fault: 'gone', sentence: 'The program has ended.' }
        return this.#ask(running, line, isAnswer)
      },
      shut,
      count: (outcome) => {
        counts[outcome]++
        if (outcome !== 'answered') counts.substituted++
      },
      countGivenUp: () => {
        counts.gamesGivenUp++
      },
    }
  }

  /** A door of each name for a run in which it has one seat at a time, from table to table. */
  get openOnce(): (name: string) => BotProgram {
    const botPrograms = new Map<string, BotProgram>()
    return (name) => {
      const botProgram = botPrograms.get(name) ?? this.botProgram(name)
      botPrograms.set(name, botProgram)
      return botProgram
    }
  }

  /** Ends all programs: by themselves if they do, else by force. */
  close(): void {
    for (const running of this.#open) running.end()
    this.#killAll()
    process.off('exit', this.#killAll)
  }

  #ask(running: Running, line: string, isAnswer: (line: string) => boolean): Said {
    const budget = this.#budget + (running.hasAnswered ? 0 : START_MS)
    const until = performance.now() + budget
    running.port.postMessage(line)
    for (;;) {
      const heard = running.next(until)
      if (heard === null) return fault('slow', `No answer within ${budget} ms.`)
      if ('ended' in heard) return fault(heard.ended, heard.sentence)
      running.hasAnswered = true
      if (isAnswer(heard.line)) return heard
    }
  }
}

function fault(why: BotProgramFault, sentence: string): Said {
  return { fault: why, sentence }
}
