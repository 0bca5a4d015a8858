import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Board, type Book, DECK_CARDS, Effect, LEVELS } from '@hausregeln/engine'
import type { GameSummary } from './games.ts'

const SOURCES = join(import.meta.dirname, 'twin')
const FLAGS = ['-O3', '-std=gnu11', '-Wall', '-Wextra', '-Werror']

/** The C twin, compiled into a directory of its own. */
export interface Twin {
  /** The compiler and how it was called, for the table. */
  readonly compiler: string
  /** Plays games with seeds from `seed` on and says how each ended. */
  check(seed: number, games: number, rounds: number): GameSummary[]
  /** Plays games and measures itself. */
  time(seed: number, games: number, rounds: number): { readonly turns: number; readonly seconds: number }
  remove(): void
}

/** The C compiler of this machine, or null. */
function findCompiler(): string | null {
  const candidates = [process.env.CC, 'cc', 'gcc', 'clang']
  return candidates.find((name) => name !== undefined && spawnSync(name, ['--version']).status === 0) ?? null
}

/** Compiles the twin for this book and number of seats; null if the machine has no C compiler. */
export function compileTwin(book: Book, seats: number): Twin | null {
  const compiler = findCompiler()
  if (compiler === null) return null
  const directory = mkdtempSync(join(tmpdir(), 'hausregeln-twin-'))
  const program = join(directory, 'twin')
  const remove = () => rmSync(directory, { recursive: true, force: true })
  try {
    writeFileSync(join(directory, 'board.h'), boardHeader(book, seats))
    execFileSync(compiler, [...FLAGS, `-I${directory}`, join(SOURCES, 'twin.c'), '-o', program], { encoding: 'utf8' })
  } catch (error) {
    remove()
    throw error
  }
  const run = (task: string, ...numbers: number[]) =>
    execFileSync(program, [task, ...numbers.map(String)], { encoding: 'utf8', maxBuffer: 1 << 28 }).trim()
  return {
    compiler: `${firstLine(execFileSync(compiler, ['--version'], { encoding: 'utf8' }))}, ${FLAGS[0]}`,
    remove,
    check: (seed, games, rounds) => run('check', seed, games, rounds).split('\n').map(readSummary),
    time(seed, games, rounds) {
      const [turns = 0, nanoseconds = 0] = run('time', seed, games, rounds).split(' ').map(Number)
      return { turns, seconds: nanoseconds / 1e9 }
    },
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

function readSummary(line: string): GameSummary {
  const [turns = 0, bankruptcies = 0, winners = 0, digest = 0] = line.split(' ').map(Number)
  return { turns, bankruptcies, winners, digest }
}

/** The rulebook's compiled tables as C. */
function boardHeader(book: Book, seats: number): string {
  const { board, policies } = book
  const numbers = {
    SEATS: seats,
    BANK: seats,
    NOBODY: -1,
    SPACES: board.spaces,
    DEEDS: board.deeds,
    GROUPS: board.groups,
    DECKS: board.decks,
    DECK_CARDS,
    START_CASH: book.startCash,
    SALARY: book.salaryPass,
    HOUSES: book.houses,
    HOTELS: book.hotels,
    JAIL_SPACE: board.jailSpace,
    JAIL_ATTEMPTS: policies.jail.attempts,
    BAIL: policies.jail.bail,
    ...upperCase(board.kinds),
    ...upperCase(Effect),
  }
  const each = Object.entries(numbers).map(([name, value]) => `  ${name} = ${value},`)
  return `enum {\n${each.join('\n')}\n};\n${tables(board).join('\n')}\n`
}

/** `nextStation` → `NEXT_STATION`. */
function upperCase(names: Readonly<Record<string, number>>): Record<string, number> {
  const constant = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  return Object.fromEntries(Object.entries(names).map(([name, value]) => [constant(name), value]))
}

function tables(board: Board): string[] {
  const groupMasks = Array.from({ length: board.groups }, (_, group) =>
    board.groupOf.reduce((mask, of, deed) => (of === group ? mask | (1 << deed) : mask), 0),
  )
  const byDeck = (words: ArrayLike<number>) => rows(words, board.decks, DECK_CARDS)
  return [
    table('uint8_t', 'KIND', board.kind),
    table('int8_t', 'DEED_AT', board.deedAt),
    table('int16_t', 'TAX_AT', board.taxAt),
    table('int8_t', 'DECK_AT', board.deckAt),
    table('uint8_t', 'SPACE_OF', board.spaceOf),
    table('uint8_t', 'GROUP', board.groupOf),
    table('int16_t', 'PRICE', board.price),
    table('int16_t', 'MORTGAGE', board.mortgageValue),
    table('int16_t', 'HOUSE_PRICE', board.housePrice),
    table('uint32_t', 'GROUP_MASK', groupMasks),
    table('uint8_t', 'CARDS_IN', board.cards),
    table('int8_t', 'JAIL_CARD', board.jailCardOf),
    `static const int16_t RENT[][${LEVELS}] = ${rows(board.rent, board.deeds, LEVELS)};`,
    `static const uint8_t EFFECT[][${DECK_CARDS}] = ${byDeck(board.effect)};`,
    `static const int16_t CARD_A[][${DECK_CARDS}] = ${byDeck(board.cardA)};`,
    `static const int16_t CARD_B[][${DECK_CARDS}] = ${byDeck(board.cardB)};`,
  ]
}

function table(type: string, name: string, words: ArrayLike<number>): string {
  return `static const ${type} ${name}[] = {${Array.from(words).join(',')}};`
}

function rows(words: ArrayLike<number>, count: number, width: number): string {
  const all = Array.from(words)
  const row = (index: number) => `{${all.slice(index * width, (index + 1) * width).join(',')}}`
  return `{${Array.from({ length: count }, (_, index) => row(index)).join(',')}}`
}
