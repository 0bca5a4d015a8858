import { isBotName } from '@hausregeln/bots/names.ts'
import { sealedRound, slipsIn } from '@hausregeln/chapters/auction-sealed/rules/slips.ts'
import { editionOf, type GameView, inEdition, type RecordHeader, type Rulebook } from '@hausregeln/engine'
import {
  decodePatch,
  fromBase64,
  type GameChange,
  type MessageOf,
  marksOf,
  PIECES,
  type SeatState,
} from '@hausregeln/protocol'
import type { ToldGame } from '@hausregeln/workbook'
import { seatColour } from '../design/colours/palette.ts'
import { loadedBookOf } from '../game/books/books.ts'
import type { TableView } from '../game/client.ts'
import type { FaceDown, LogLine, Player, WealthPoint } from '../game/types.ts'
import { gameAt } from './position.ts'
import { keeps, type Room } from './room.ts'

/** Puts the game together from what the server tells of it. */
export class OnlineGame {
  readonly #code: string
  #header: RecordHeader | null = null
  #carried: Pick<RecordHeader, 'identity' | 'book'> = {}
  #bytes: Uint8Array | null = null
  /** Its lines from line `#missing` on. */
  #log: readonly LogLine[] = []
  #missing = 0
  /** How many of the lines that are here were so before the last change. */
  #kept = 0
  #wealth: readonly WealthPoint[] = []
  #change = 0
  #entries = 0
  takeBack: GameChange['takeBack'] = null

  constructor(code: string) {
    this.#code = code
  }

  /** The lines that are here, the last ones. */
  get log(): readonly LogLine[] {
    return this.#log
  }

  /** How many lines of the log, its first, this page has not been told yet. */
  get missing(): number {
    return this.#missing
  }

  /** What the header of a game by a rulebook of its own carries, as soon as that is there. */
  carry(carried: Pick<RecordHeader, 'identity' | 'book'>): void {
    this.#carried = carried
    if (this.#header !== null) this.#header = { ...this.#header, ...carried }
  }

  /** Lines that come before those that are here. */
  takeEarlier({ from, lines }: MessageOf<'log'>): void {
    if (from + lines.length !== this.#missing) return
    this.#log = [...lines, ...this.#log]
    this.#missing = from
    this.#kept += lines.length
  }

  take({ header, view, patch, log, wealth, entries, takeBack }: GameChange): void {
    this.#entries = entries
    this.takeBack = takeBack
    if (header !== undefined) this.#header = { ...header, ...this.#carried }
    if (view !== undefined) this.#bytes = fromBase64(view)
    else if (patch !== undefined && this.#bytes !== null) {
      this.#bytes = this.#bytes.slice()
      decodePatch(this.#bytes, patch)
    }
    this.#takeLog(log)
    this.#wealth = [...this.#wealth.slice(0, wealth.kept), ...wealth.points]
    this.#change++
  }

  /** Where lines are left out, those before them are not needed here yet. */
  #takeLog({ kept, lines }: GameChange['log']): void {
    const follows = kept >= this.#missing && kept <= this.#missing + this.#log.length
    this.#log = follows ? [...this.#log.slice(0, kept - this.#missing), ...lines] : lines
    if (!follows) this.#missing = kept
    this.#kept = follows ? kept - this.#missing : 0
  }

  /** How many entries its record has. */
  get entries(): number {
    return this.#entries
  }

  /** What this page has been told, as a workbook is made of it; null before the game has begun. */
  told(rulebook: Rulebook): ToldGame | null {
    if (this.#header === null || this.#bytes === null) return null
    const game = gameAt(inEdition(rulebook, editionOf(this.#header)), this.#bytes)
    return { header: this.#header, entries: this.#entries, game, lines: this.#log, wealth: this.#wealth }
  }

  /** A table's own rulebook must be there before anything of its game is shown: another may have its name. */
  #bookOf(header: RecordHeader, { table }: Room): Rulebook | undefined {
    const isBrought = table?.settings.book !== undefined
    return isBrought && header.book === undefined ? undefined : loadedBookOf(header)
  }

  /** The game as the table on the page wants it; null before it has begun. `own`: the seat that acts here, or -1. */
  view(room: Room, own: number): TableView | null {
    const { table, waits } = room
    const rulebook = this.#header === null ? undefined : this.#bookOf(this.#header, room)
    if (this.#header === null || this.#bytes === null || rulebook === undefined || table === null) return null
    const gameView = gameAt(rulebook, this.#bytes)
    const persons = table.seats.flatMap(({ standIn, bot }, seat) => (bot === null && standIn === null ? [seat] : []))
    const keeper = keeps(room)
    const { pace, countdown, goesOn = true, companion, coach = false } = table.settings
    const acts = table.phase === 'playing' && table.frozen === null
    return {
      game: {
        id: this.#code,
        header: this.#header,
        players: playersOf(table.seats),
        persons: acts ? persons.filter((seat) => keeper || seat === own) : [],
      },
      rulebook,
      gameView,
      log: this.#log,
      snapshot: {
        id: this.#code,
        change: this.#change,
        view: this.#bytes,
        logKept: this.#kept,
        log: this.#log.slice(this.#kept),
        wealth: this.#wealth,
        undoSeat: keeper && acts && (this.#log.at(-1)?.entry ?? 0) > 0 ? gameView.s.turnSeat : -1,
        countdown: waits,
        endsAt: null,
        slips: faceDown(room, gameView),
        botsPlay: false,
        settings: { pace, countdown, goesOn: goesOn && !companion, coach },
        fault: null,
      },
    }
  }
}

/** The slips that are in, with the amounts of those that were written here. */
function faceDown({ table, written }: Room, gameView: GameView): FaceDown[] {
  const round = sealedRound(gameView)
  if (!table?.slips || table.slips.round !== round) return []
  const known = slipsIn(gameView, written)
  const amountOf = (seat: number) => known.find((slip) => slip.seat === seat)?.amount ?? null
  return table.slips.seats
    .filter((seat) => (gameView.s.must >>> seat) & 1)
    .map((seat) => ({ seat, amount: amountOf(seat) }))
}

/** The seats as the table shows them: each with a piece and a colour of its own. */
export function playersOf(seats: readonly SeatState[]): readonly Player[] {
  const marks = marksOf(seats)
  return seats.map(({ name, bot, standIn, program }, seat) => {
    const plays = standIn ?? bot
    const { piece = PIECES[0], colour = seat } = marks[seat] ?? {}
    return {
      name: name ?? '',
      colour: seatColour(colour),
      shape: piece,
      bot: plays !== null && isBotName(plays) ? plays : null,
      ...(program !== undefined && program.out === undefined && { program: true }),
    }
  })
}
