import type { GameRecord, Rulebook, Session } from '@hausregeln/engine'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import type { Command } from 'commander'
import { RunError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { bookOption, jsonOption, languageOption, wholeNumber } from '../options.ts'
import { printJson, printLines } from '../output.ts'
import { printed } from '../printed/printed.ts'

interface ReplayFlags {
  readonly at?: number
  readonly events?: true
  readonly lang: Language
  readonly rulebook?: string
  readonly json?: true
}

/** `replay`: what happened in a recorded game. */
export function defineReplay(program: Command, help: Help): void {
  program
    .command('replay')
    .description(help.replay.about)
    .argument('<file>', help.common.record)
    .option('--at <n>', help.replay.at, wholeNumber('--at', 0))
    .option('--events', help.replay.events)
    .addOption(languageOption('--lang <language>', help.common.lang))
    .addOption(bookOption(help))
    .addOption(jsonOption(help))
    .action(replayFile)
}

async function replayFile(file: string, flags: ReplayFlags): Promise<void> {
  const [{ readRecord }, { rulebookOf }, { readText }] = await Promise.all([
    import('@hausregeln/engine'),
    import('../records.ts'),
    import('../files.ts'),
  ])
  const record = readRecord(await readText(file))
  const rulebook = await rulebookOf(record, flags.rulebook)
  const at = flags.at ?? record.entries.length
  if (at > record.entries.length)
    throw new RunError((say) => say.beyondEnd({ entry: at, count: record.entries.length }))
  await tell(rulebook, record, at, flags)
}

async function tell(rulebook: Rulebook, record: GameRecord, at: number, flags: ReplayFlags): Promise<void> {
  const [{ replay }, { Log }, { playAgain }] = await Promise.all([
    import('@hausregeln/engine'),
    import('./replay-log.ts'),
    import('../records.ts'),
  ])
  const log = new Log(rulebook, record, flags.lang)
  const { session, entries, stopped } = await playAgain(() => replay(rulebook.book, record, at, log.chronicle))
  const lines = flags.events ? log.events.map((event) => JSON.stringify(event)) : log.sentences()
  if (flags.json) {
    const told = flags.events ? { events: log.events } : { log: lines }
    printJson({ ...(await facts(record, session)), entries, stopped: stopped?.en ?? null, ...told })
  } else {
    const { hash, ended } = await facts(record, session)
    const words = (await printed(flags.lang)).say.record
    const place = { count: entries, total: record.entries.length, reason: ended ?? words.goingOn, state: hash }
    printLines([...lines, words.at(place)])
  }
  if (stopped !== null) throw new RunError((_, language) => stopped.in(language) ?? stopped.en)
}

async function facts({ header }: GameRecord, { game }: Session) {
  const { endReasonName, seatsIn, stateHash } = await import('@hausregeln/engine')
  const { rulebook, version, seats, options } = header
  const { round, over, winners } = game.s
  return {
    rulebook,
    version,
    seats: seats.map(({ name }) => name),
    options,
    round,
    ended: endReasonName(game, over),
    winners: seatsIn(winners),
    hash: stateHash(game.s),
  }
}
