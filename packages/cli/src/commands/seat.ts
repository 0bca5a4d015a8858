import type { Command } from 'commander'
import { commandFor } from '../bot-programs.ts'
import { UsageError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { printed } from '../printed/printed.ts'
import { interruptible } from '../progress.ts'

interface SeatFlags {
  readonly url: string
  readonly token?: string
  readonly bot: string
}

/** Where the token may lie: nobody who sees the processes of this machine reads it there. */
const TOKEN = 'HAUSREGELN_TOKEN'
const CODE = /table\/([a-z0-9]+)/

/** `seat`: a bot of your own at an online table. */
export function defineSeat(program: Command, help: Help): void {
  program
    .command('seat')
    .description(help.seat.about)
    .requiredOption('--url <link>', help.seat.url)
    .option('--token <token>', help.seat.token({ variable: TOKEN }))
    .requiredOption('--bot <command>', help.seat.bot)
    .action(takeSeat)
}

async function takeSeat({ url, token = process.env[TOKEN], bot }: SeatFlags): Promise<void> {
  if (token === undefined || token === '') throw new UsageError((say) => say.token({ name: TOKEN }))
  const seat = { door: doorOf(url), token }
  const command = commandFor(bot.trim())
  const { bridge } = await import('../bridge.ts')
  const { say } = await printed()
  await interruptible((stop) => bridge(command, seat, stop, (sentence) => console.error(sentence(say.seat))))
}

/** The address of the bots' door of a table, from the link that people open. Throws `UsageError`. */
export function doorOf(link: string): URL {
  const page = URL.canParse(link) ? new URL(link) : null
  const code = CODE.exec(link)?.[1]
  if (page === null || !/^https?:$/.test(page.protocol) || code === undefined)
    throw new UsageError((say) => say.link({ text: link }))
  page.hash = ''
  page.search = ''
  const door = new URL(`api/tables/${code}/bot`, page)
  door.protocol = page.protocol === 'https:' ? 'wss:' : 'ws:'
  return door
}
