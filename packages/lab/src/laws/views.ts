import { clone, Game, given, legalActions, SEATS, type State, view } from '@hausregeln/engine'

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
  for (let seat = -1; seat < g.s.seats; seat++) {
    const seen = view(g, seat)
    if (!sameBytes(seen, view(withOtherSecrets(g, seat), seat)))
      return `the view of seat ${seat} tells others' secrets.`
    if (seat < 0) continue
    const byView = legalActions(new Game(g.book, given, seen), seat)
    if (JSON.stringify(byView) !== JSON.stringify(legalActions(g, seat)))
      return `seat ${seat} finds other legal actions by its view than there are.`
  }
  return null
}

/** The same game, but what nobody and what only other seats know is different. */
function withOtherSecrets(g: Game, seat: number): Game {
  const other = clone(g)
  for (let i = 0; i < other.s.generator.length; i++) other.s.generator[i] = ~(other.s.generator[i] ?? 0)
  for (let i = 0; i < other.s.secrets.length; i++)
    if (i % SEATS !== seat) other.s.secrets[i] = ~(other.s.secrets[i] ?? 0)
  return other
}
