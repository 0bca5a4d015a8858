import qrcode from 'qrcode-generator'
import { isLoopback, type Listening } from './addresses.ts'

/** White on black whatever colours a terminal has: many cameras read no code whose light is dark. */
const [WHITE_ON_BLACK, AS_BEFORE] = ['\u001B[97;40m', '\u001B[0m']
const CELL = 1
const QUIET = 2

export interface Greeting extends Listening {
  /** Where this machine itself reaches the server. */
  readonly here: string
  /** Where other devices reach it (see `reachedAt`). */
  readonly reached: readonly string[]
  /** Whether the output is a terminal, which knows colours. */
  readonly terminal: boolean
}

/** What the program says once it listens: where it is, and how other devices come. */
export function greeting({ here, host, trustedHops, reached, terminal }: Greeting): string {
  const [first, ...others] = reached
  const lines = [`Hausregeln is at ${here} (stop with Ctrl+C)`]
  if (first !== undefined) {
    lines.push(`Phones and computers in the same network open ${first}`)
    if (others.length > 0) lines.push(`or, if that leads nowhere, ${others.join(', ')}`)
    lines.push('', blocks(first, terminal))
  } else if (isLoopback(host))
    lines.push('Only this machine reaches it. For phones and computers at home: npm start -- --home')
  else if (trustedHops === 0) lines.push('This machine has no address in a network now: connect it, and start again.')
  return lines.join('\n')
}

/** A QR code of block characters, to be scanned from a screen. */
export function blocks(text: string, terminal: boolean): string {
  const code = qrcode(0, 'L')
  code.addData(text)
  code.make()
  const rows = code.createASCII(CELL, QUIET).split('\n')
  return rows.map((row) => (terminal ? `${WHITE_ON_BLACK}${row}${AS_BEFORE}` : row)).join('\n')
}
