import { bankDebtOf } from '@hausregeln/chapters/bank-debt/rules/debt.ts'
import { seatsIn } from '@hausregeln/engine'
import { endingText, inLanguage, optionText } from '@hausregeln/rulebooks/texts/index.ts'
import type { Books } from '../books/books.ts'
import { highlightsOf } from '../books/highlights.ts'
import type { Row, Sheet, Value } from '../sheet.ts'
import { wordsIn } from '../words/words.ts'
import { seatChart } from './balances.ts'

const GAP: Row = { cells: [] }
/** In characters: long titles of options and long names must not make all letters small on paper. */
const MOST_OF_TEXT = 34
const MOST = 26

/**
 * The first sheet, which is one page on paper: who played, when, by which rules, what came of it, everybody's wealth as a
 * chart, and what somebody would tell of the evening.
 */
export function gameSheet(books: Books, wealth: Sheet): Sheet {
  const { game, sheets, charts } = wordsIn(books.language)
  const title: Row = { look: 'title', cells: [game.title] }
  const bare = [title, GAP, ...facts(books), GAP, ...players(books), GAP, ...evening(books), ...options(books)]
  const width = Math.max(...bare.map(({ cells }) => cells.length))
  const rows = bare.map((row) => (row.look === 'heading' ? acrossAll(row, width) : row))
  return {
    name: sheets.game,
    headed: false,
    columns: Array.from({ length: width }, (_, column) => ({ head: '', most: column < 2 ? MOST_OF_TEXT : MOST })),
    rows,
    charts: seatChart(books, wealth, charts.wealth, { column: 0, row: rows.length + 1 }),
  }
}

/** What stands below a heading may be wider than its words. */
function acrossAll({ cells, ...row }: Row, width: number): Row {
  return { ...row, cells: Array.from({ length: width }, (_, column) => cells[column] ?? null) }
}

function facts(books: Books): Row[] {
  const { rulebook, game, language, header, entries } = books
  const say = wordsIn(language).game
  const lines: readonly (readonly [string, Value])[] = [
    [say.rulebook, `${inLanguage(rulebook.title, language)} (${say.version({ version: header.version })})`],
    [say.state, stateOf(books)],
    ...(books.began === null ? [] : ([[say.played, span(books, books.began)]] as const)),
    [say.rounds, game.s.round],
    [say.turns, game.s.turns],
    [say.entries, entries],
    [say.currency, inLanguage(rulebook.board.currency, language)],
  ]
  return lines.map((cells) => ({ look: 'fact', cells }))
}

/** From when to when it was played, by the clock of the machine that writes the file. */
function span({ lines, language }: Books, began: number): string {
  const ended = lines.findLast(({ at }) => at !== undefined)?.at ?? began
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).formatRange(began, ended)
}

/** What somebody would tell of the evening: in which round, and what. */
function evening(books: Books): Row[] {
  const { game, heads } = wordsIn(books.language)
  const told = highlightsOf(books)
  if (told.length === 0) return []
  const rows = told.map(({ round, text }): Row => ({ look: 'told', cells: [round, text] }))
  return [{ look: 'heading', cells: [heads.round, game.evening] }, ...rows, GAP]
}

function stateOf({ rulebook, game, language, header, voice }: Books): string {
  const { over, winners, round } = game.s
  if (over === 0) return wordsIn(language).game.goingOn({ round: voice.number(round) })
  const names = header.seats.map(({ name }) => name)
  return endingText(rulebook, over, winners, names, language)
}

function players(books: Books): Row[] {
  const { game, header, language, voice, standings } = books
  const say = wordsIn(language).game
  const { cash, owner } = game.s
  const debt = header.seats.map((_, seat) => bankDebtOf(game, seat))
  const inDebt = debt.some((amount) => amount !== 0)
  const heads = [say.money, say.wealth, say.properties, ...(inDebt ? [say.debt] : [])]
  const wealth = standings.at(-1)?.wealth ?? []
  const rows = header.seats.map(({ bot }, seat): Row => {
    const deeds = owner.subarray(0, game.book.board.deeds).filter((holder) => holder === seat).length
    const own = [cash[seat] ?? 0, wealth[seat] ?? 0, deeds, ...(inDebt ? [debt[seat] ?? 0] : [])]
    return { cells: [voice.seat(seat), bot ?? say.person, ...own, result(books, seat)] }
  })
  return [{ look: 'heading', cells: [say.players, say.playedBy, ...heads, say.result] }, ...rows]
}

/** That a player has won, or when they went out. */
function result({ game, lines, language, voice }: Books, seat: number): string | null {
  const say = wordsIn(language).game
  const { over, winners } = game.s
  if (over !== 0 && seatsIn(winners).includes(seat)) return say.won
  const left = lines.findLast(({ event }) => event?.type === 'left' && event.seat === seat)
  return left === undefined ? null : say.out({ round: voice.number(left.round) })
}

/** The table options as they hold in this game, with their paragraphs. */
function options({ rulebook, header, language }: Books): Row[] {
  const { game, heads, yes, no } = wordsIn(language)
  if (rulebook.book.options.length === 0) return []
  const rows = rulebook.book.options.map((option): Row => {
    const value = header.options[option.id] ?? option.default
    const isSwitch = option.min === 0 && option.max === 1
    const { title, rule } = optionText(rulebook, option, language)
    return { look: 'fact', cells: [title, isSwitch ? (value === 1 ? yes : no) : value, rule] }
  })
  return [{ look: 'heading', cells: [game.options, null, heads.rule] }, ...rows]
}
