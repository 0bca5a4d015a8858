import type { BoardDef, CardDef } from '../definition.ts'
import { type CardEffect, effectDef, fieldsOf } from '../effects.ts'
import { type BookFault, fault } from './fault.ts'
import { joined, say } from './say.ts'

/** A card that, drawn on `from`, leads to `to`, where a card is drawn again. */
interface Lead {
  readonly from: number
  readonly to: number
  readonly deck: number
  readonly card: number
}

/**
 * Boards on which cards lead from one card space to the next without end. A deck comes round: who draws for ever draws
 * each of its cards again and again. So there is no end only where some card spaces lead to each other by every card of
 * every deck that is drawn there; as soon as one card leads out, it ends.
 */
export function loopFaults(board: BoardDef): BookFault[] {
  let leads = leadsOf(board)
  for (;;) {
    const reached = reachOf(leads)
    const inside = leads.filter(({ from, to }) => reached.get(to)?.has(from))
    const led = new Set(inside.map(({ deck, card }) => `${deck} ${card}`))
    const closed = board.decks.map(({ cards }, deck) =>
      cards.every((card, at) => isKept(card) || led.has(`${deck} ${at}`)),
    )
    const endless = inside.filter(({ deck }) => closed[deck])
    if (endless.length === leads.length) break
    leads = endless
  }
  const spaces = [...new Set(leads.map(({ from }) => from))]
  if (spaces.length === 0) return []
  return [fault(['board', 'decks'], say('cardsCircle', { names: joined(spaces.map(String), 'and') }))]
}

/** A jail card that somebody keeps is not in its deck, and ends nothing. */
function isKept({ effect }: CardDef): boolean {
  return effectDef(effect.do).kept === true
}

function leadsOf({ spaces, decks }: BoardDef): Lead[] {
  const leads: Lead[] = []
  spaces.forEach((space, from) => {
    if (space.kind !== 'cards') return
    decks[space.deck].cards.forEach(({ effect }, card) => {
      const to = targetOf(effect, from, spaces.length)
      if (spaces[to]?.kind === 'cards') leads.push({ from, to, deck: space.deck, card })
    })
  })
  return leads
}

/** Where a card moves a piece that then carries out its space, or -1. */
function targetOf(effect: CardEffect, from: number, spaces: number): number {
  const [[, , first] = [null, null, 0]] = fieldsOf(effect)
  return effectDef(effect.do).leads?.(from, first, spaces) ?? -1
}

/** The spaces that one comes to from each space by these cards; each space reaches itself. */
function reachOf(leads: readonly Lead[]): ReadonlyMap<number, ReadonlySet<number>> {
  const next = new Map<number, Set<number>>()
  for (const { from, to } of leads) for (const one of [from, to]) next.set(one, next.get(one) ?? new Set())
  for (const { from, to } of leads) next.get(from)?.add(to)
  return new Map(
    [...next.keys()].map((from) => {
      const reached = new Set([from])
      for (const space of reached) for (const to of next.get(space) ?? []) reached.add(to)
      return [from, reached]
    }),
  )
}
