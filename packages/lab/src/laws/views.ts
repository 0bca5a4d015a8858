import { type Book, clone, Game, given, legalActions, SEATS, State, view } from '@hausregeln/engine'

/** Where laws lay what they compare: one of each for a book, since a state has a hundred tables to make. */
interface Spare {
  readonly before: Game
  readonly other: Game
  readonly otherSeen: State
  /** A game that knows a view alone. */
  readonly byView: Game
}

const spares = new WeakMap<Book, Spare>()

export function spareOf(book: Book): Spare {
  const known = spares.get(book)
  if (known !== undefined) return known
  const made = () => new Game(book, given)
  const spare = { before: made(), other: made(), otherSeen: new State(book.layout), byView: made() }
  spares.set(book, spare)
  return spare
}

/** Whether two states are equal, byte for byte. */
export function sameBytes(a: State, b: State): boolean {
  const [ours, theirs] = [words(a), words(b)]
  for (let i = 0; i < ours.length; i++) if (ours[i] !== theirs[i]) return false
  return true
}

/** The whole state as words of 32 bits. */
function words({ bytes }: State): Int32Array {
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Int32Array.BYTES_PER_ELEMENT)
}

/** A copy of a game is the same state, and so is a state that was saved and loaded. */
export function copyLaw(g: Game): string | null {
  const copy = clone(g)
  if (!sameBytes(g.s, copy.s)) return 'a clone differs.'
  const loaded = new Game(g.book, g.chance)
  loaded.s.load(Uint8Array.from(g.s.bytes))
  return sameBytes(g.s, loaded.s) ? null : 'what was saved and loaded differs.'
}

/** Whatever others keep secret, a seat's view is the same; and by it the seat finds the legal actions that there are. */
export function secrecyLaw(g: Game): string | null {
  const { byView, otherSeen } = spareOf(g.book)
  for (let seat = -1; seat < g.s.seats; seat++) {
    const seen = view(g, seat, byView.s)
    if (!sameBytes(seen, view(withOtherSecrets(g, seat), seat, otherSeen)))
      return `the view of seat ${seat} tells others' secrets.`
    if (seat < 0) continue
    const found = legalActions(byView, seat)
    if (JSON.stringify(found) !== JSON.stringify(legalActions(g, seat)))
      return `seat ${seat} finds other legal actions by its view than there are.`
  }
  return null
}

/** The same game, but what nobody and what only other seats know is different. */
function withOtherSecrets(g: Game, seat: number): Game {
  const { other } = spareOf(g.book)
  clone(g, other)
  for (let i = 0; i < other.s.generator.length; i++) other.s.generator[i] = ~(other.s.generator[i] ?? 0)
  for (let i = 0; i < other.s.secrets.length; i++)
    if (i % SEATS !== seat) other.s.secrets[i] = ~(other.s.secrets[i] ?? 0)
  return other
}
