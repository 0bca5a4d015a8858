import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { TABLE_REFUSALS } from '@hausregeln/protocol/refusal.ts'
import { Journal } from '../erasure/journal.ts'
import { readJournal, readPlace, SettingsError } from '../settings.ts'
import { openStorage } from '../storage/open.ts'
import { DATABASE_FILE } from '../storage/sqliteSchema.ts'
import { type Storage, StorageError, type StoredHead } from '../storage/storage.ts'
import { MOST_ENDED } from '../tables/trials.ts'
import {
  addKey,
  closeByKeeper,
  deleteTable,
  forgetKeys,
  linksIn,
  type NamedLink,
  setBan,
  showTable,
  tablesIn,
} from './commands.ts'

/** What was asked for cannot be understood; the message is a sentence. */
class UsageError extends Error {}

/** Where what is asked for goes. */
type Print = (text: string) => void

interface Asked {
  readonly storage: Storage
  readonly journal: Journal
  readonly print: Print
  /** Something is wrong with what is kept. */
  unsound(): void
  readonly words: readonly string[]
  readonly flags: {
    readonly json?: boolean | undefined
    readonly phase?: string | undefined
    readonly reported?: boolean | undefined
  }
}

interface Command {
  /** What stands behind its name. */
  readonly takes: string
  readonly does: string
  run(asked: Asked): Promise<void>
}

/** What a command alone needs is loaded for it alone: those that play games again need the rulebooks. */
const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    takes: '[--phase lobby|playing|paused|over] [--reported] [--json]',
    does: 'all tables, or those that fit',
    run: async ({ storage, print, flags }) => {
      for await (const head of tablesIn(storage, flags)) print(flags.json ? JSON.stringify(head) : line(head))
    },
  },
  show: {
    takes: 'CODE [--json]',
    does: 'a table: who belongs to it, its chat, and what was reported',
    run: async ({ storage, print, words, flags }) => {
      const shown = await showTable(storage, word(words, 'CODE'))
      if (flags.json) return print(JSON.stringify(shown))
      print(line(shown.head))
      for (const { id, name } of shown.persons) print(`  ${id}  ${name}`)
      for (const { line: number, guest, name, text } of shown.chat)
        print(`  chat ${number}  ${guest}  ${name}: ${text}`)
      for (const { by, line: number, reason } of shown.reports)
        print(`  reported by ${by}: ${number === 0 ? 'the table' : `chat ${number}`}, ${reason}`)
    },
  },
  close: {
    takes: 'CODE [REASON]',
    does: 'closes a table; those who are there are told',
    run: async ({ storage, print, words: [code, ...reason] }) => {
      await closeByKeeper(storage, word([code], 'CODE'), reason.join(' '))
      print(`Table ${code} is closed.`)
    },
  },
  delete: {
    takes: 'CODE',
    does: 'removes a table with all that is kept of it',
    run: async ({ storage, print, words }) => {
      await deleteTable(storage, word(words, 'CODE'))
      print(`Table ${words[0]} is removed.`)
    },
  },
  ban: {
    takes: 'GUEST [REASON]',
    does: 'lets a person in no more',
    run: async ({ storage, journal, print, words: [guest, ...reason] }) => {
      await setBan({ storage, journal }, word([guest], 'GUEST'), true, reason.join(' '))
      print(`${guest} is not let in any more.`)
    },
  },
  unban: {
    takes: 'GUEST',
    does: 'lets them in again',
    run: async ({ storage, journal, print, words }) => {
      await setBan({ storage, journal }, word(words, 'GUEST'), false, '')
      print(`${words[0]} is let in.`)
    },
  },
  bans: {
    takes: '[--json]',
    does: 'who is not let in',
    run: async ({ storage, print, flags }) => {
      for (const bar of (await storage.bars()).filter(({ banned }) => banned))
        print(flags.json ? JSON.stringify(bar) : `${bar.guest}  ${bar.reason}`)
    },
  },
  export: {
    takes: 'GUEST',
    does: 'all that is kept of a person, as JSON',
    run: async ({ storage, print, words }) => {
      const { exportGuest } = await import('../erasure/export.ts')
      print(JSON.stringify(await exportGuest(storage, word(words, 'GUEST')), null, 1))
    },
  },
  erase: {
    takes: 'GUEST',
    does: 'erases a person from all tables; they must have left games that go on',
    run: async ({ storage, journal, print, words }) => {
      const guest = word(words, 'GUEST')
      const { demandLeft, eraseGuest } = await import('../erasure/erase.ts')
      await demandLeft(storage, guest)
      const tables = await eraseGuest({ storage, journal }, guest, Date.now())
      print(`${guest} is erased from ${tables} tables; their tokens are no longer valid.`)
    },
  },
  replay: {
    takes: '',
    does: 'carries out again what the journal says and an older copy does not know; servers do it when they start',
    run: async ({ storage, journal, print }) => {
      const { replay } = await import('../erasure/replay.ts')
      const { erased, barred } = await replay({ storage, journal }, Date.now())
      print(`Erased again: ${erased}. Barred again, or let in again: ${barred}.`)
    },
  },
  links: {
    takes: '[--json]',
    does: 'all short links to rulebooks',
    run: async ({ storage, print, flags }) => {
      for await (const link of linksIn(storage)) print(flags.json ? JSON.stringify(link) : linkLine(link))
    },
  },
  unlink: {
    takes: 'CODE',
    does: 'removes a short link; its rulebook goes when no table needs it',
    run: async ({ storage, print, words }) => {
      const removed = await storage.books.removeLink(word(words, 'CODE'), null)
      if (!removed) throw new StorageError(TABLE_REFUSALS.noSuchLink)
      print(`Link ${words[0]} is removed.`)
    },
  },
  aside: {
    takes: '[--json]',
    does: 'tables that are not opened any more, because processes have ended while they opened them',
    run: async ({ storage, print, flags }) => {
      for (const trial of await storage.trials.failed(MOST_ENDED))
        print(flags.json ? JSON.stringify(trial) : `${trial.code}  ${trial.ended} processes have ended`)
    },
  },
  retry: {
    takes: 'CODE',
    does: 'lets a table that is set aside be opened again',
    run: async ({ storage, print, words }) => {
      await storage.trials.pass(word(words, 'CODE'))
      print(`Table ${words[0]} is opened again when somebody comes to it.`)
    },
  },
  record: {
    takes: 'CODE',
    does: 'the record of its game, out of its log: nothing of it is played',
    run: async ({ storage, print, words }) => {
      const { recordInLog } = await import('../table/played/recordInLog.ts')
      for await (const lines of recordInLog(storage, word(words, 'CODE'))) print(lines.trimEnd())
    },
  },
  check: {
    takes: '[--json]',
    does: 'reads all that is kept, and says what is damaged',
    run: async ({ storage, print, unsound, flags }) => {
      const { file, whole, damaged } = await storage.check()
      if (damaged.length > 0 || file.length > 0) unsound()
      if (flags.json) return print(JSON.stringify({ file, whole, damaged }))
      print(`Whole: ${whole.length} tables. Damaged: ${damaged.length}.`)
      for (const [code, sentence] of damaged) print(`  ${code}  ${sentence}`)
      for (const complaint of file) print(`  The database says: ${complaint}`)
    },
  },
  rescue: {
    takes: 'DIRECTORY',
    does: 'saves what is whole into a new data directory',
    run: async ({ storage, print, words }) => {
      const directory = resolve(word(words, 'DIRECTORY'))
      const { rescue } = await import('./rescue.ts')
      const { saved, damaged, key } = await rescue(
        storage,
        readPlace({ DATA_DIR: directory }).dataDirectories[0] ?? directory,
      )
      print(`Saved ${saved} tables into ${directory}${key ? ', with the key' : '; the key could not be read'}.`)
      for (const [code, sentence] of damaged) print(`  not ${code}: ${sentence}`)
    },
  },
  'new-key': {
    takes: '',
    does: 'a new key signs from now on; earlier tokens remain valid',
    run: async ({ storage, print }) => {
      await addKey(storage)
      print('A new key signs. Who comes gets a new token with the next change of name; forget-keys ends the old ones.')
    },
  },
  'forget-keys': {
    takes: '',
    does: 'tokens that were signed by earlier keys are no longer valid',
    run: async ({ storage, print }) => {
      await forgetKeys(storage)
      print('Tokens of earlier keys are no longer valid.')
    },
  },
}

/** The id of a person may begin with a dash, and is no option then. */
const ID = /^-[\w-]{15}$/
const WORD = '\0'

function line({ code, phase, title, seats, changed, here, reports = 0 }: StoredHead): string {
  const names = seats.map((name) => name ?? '–').join(', ')
  const when = new Date(changed).toISOString().slice(0, 16)
  return `${code}  ${phase.padEnd(7)}  ${when}  ${here} here  ${reports} reported  ${title}  (${names})`
}

function linkLine({ code, guest, title, made, opened }: NamedLink): string {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10)
  return `${code}  made ${day(made)}  opened ${day(opened)}  by ${guest}  ${title}`
}

function word([first]: readonly (string | undefined)[], name: string): string {
  if (first !== undefined && first !== '') return first
  throw new UsageError(`${name} is missing.\n${usage()}`)
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(34)}  ${does}`)
  return ['npm run -s admin -- COMMAND, at DATA_DIR or DATABASE_URL, while servers run or not:', ...lines].join('\n')
}

/** What servers use, too. */
async function storageOf(env: NodeJS.ProcessEnv): Promise<Storage> {
  const place = readPlace(env)
  const empty = place.dataDirectories.find((path) => !existsSync(join(path, DATABASE_FILE)))
  if (place.databaseUrls.length === 0 && empty !== undefined)
    throw new StorageError(`There are no tables in ${empty}: set DATA_DIR or DATABASE_URL as for the server.`)
  return openStorage(place, { beside: true })
}

/**
 * What became of a command, as the exit code of a process: 0, 1 what is kept does not allow it, 2 it was not
 * understood.
 */
export interface Outcome {
  readonly code: 0 | 1 | 2
  /** Why it was not done; empty: it was. */
  readonly err: string
}

/**
 * `npm run admin` with these arguments, where the environment says that tables are kept. Throws what nobody has
 * foreseen.
 */
export async function runAdmin(args: readonly string[], env: NodeJS.ProcessEnv, print: Print): Promise<Outcome> {
  try {
    return { code: (await run(args, env, print)) ? 0 : 1, err: '' }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS')) return { code: 2, err: message }
    if (error instanceof StorageError || error instanceof SettingsError) return { code: 1, err: message }
    throw error
  }
}

/** Whether nothing is wrong with what is kept, as far as was looked. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv, print: Print): Promise<boolean> {
  const options = { json: { type: 'boolean' }, reported: { type: 'boolean' }, phase: { type: 'string' } } as const
  const marked = args.map((each) => (ID.test(each) ? `${WORD}${each}` : each))
  const { values, positionals } = parseArgs({ args: marked, options, allowPositionals: true })
  const [name = '', ...words] = positionals.map((each) => (each.startsWith(WORD) ? each.slice(WORD.length) : each))
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new UsageError(usage())
  const storage = await storageOf(env)
  try {
    let sound = true
    const unsound = () => {
      sound = false
    }
    const journal = await Journal.open(readJournal(env))
    await command.run({ storage, journal, print, unsound, words, flags: values })
    return sound
  } finally {
    await storage.close()
  }
}
