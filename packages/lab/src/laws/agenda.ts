import { ask, bits, FRAMES, type Game } from '@hausregeln/engine'

/** A seat must decide, or chance is awaited, or the game is over and has winners; never two of these. */
export function waitingLaw({ s }: Game): string | null {
  if (s.over !== 0) {
    if (s.must !== 0 || s.awaiting !== 0) return 'the game is over, but still waits.'
    return s.winners === 0 ? 'the game is over without a winner.' : null
  }
  if (s.awaiting !== 0) return s.must === 0 ? null : 'dice or a card are awaited, and also a decision.'
  return s.must === 0 ? 'it waits for nobody.' : null
}

/** Players who must or may act are in the game; so is the player on turn when asked. */
export function aliveLaw(g: Game): string | null {
  const { must, may } = ask(g)
  const gone = (must | may) & ~g.s.alive
  return gone === 0 ? null : `seats ${bits(gone)} are asked, but have left.`
}

/** The agenda is as deep as it has ever been at most, and empty only when the game is over. */
export function agendaLaw({ s }: Game): string | null {
  if (s.deepest > FRAMES || s.depth > s.deepest) return `it is ${s.depth} frames deep and was ${s.deepest}.`
  return s.depth > 0 || s.over !== 0 ? null : 'it is empty.'
}

/** What is open is said by a bit for each kind of matter, and of nothing else. */
export function openLaw(g: Game): string | null {
  const { matters, openBits } = g.book
  let known = 0
  for (const { name, isOpen } of matters) {
    const bit = openBits[name] ?? 0
    if (isOpen === undefined) continue
    known |= bit
    if (isOpen(g) !== ((g.s.open & bit) !== 0))
      return `"${name}" ${isOpen(g) ? 'is' : 'is not'} open, and the state says otherwise.`
  }
  return (g.s.open & ~known) === 0 ? null : 'something is open that no chapter knows.'
}
