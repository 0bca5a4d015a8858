import type { BoardDef, CardDef, CardEffect } from '../definition.ts'

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
export function loopFaults(board: BoardDef): string[] {
  let leads = leadsOf(board)
  for (;;) {
    const inside = leads.filter(({ from, to }) => reaches(leads, to, from))
    const endless = inside.filter(({ deck }) =>
      board.decks[deck].cards.every((card, at) => isLed(inside, deck, card, at)),
    )
    if (endless.length === leads.length) break
    leads = endless
  }
  const spaces = [...new Set(leads.map(({ from }) => from))]
  return spaces.length === 0 ? [] : [`The cards drawn on space ${spaces.join(' and ')} lead back there without end.`]
}

/** A jail card that somebody keeps is not in its deck, and ends nothing. */
function isLed(leads: readonly Lead[], deck: number, { effect }: CardDef, card: number): boolean {
  return effect.do === 'jailFree' || leads.some((lead) => lead.deck === deck && lead.card === card)
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
  if (effect.do === 'advanceTo') return effect.space
  return effect.do === 'back' ? (from - effect.steps + spaces) % spaces : -1
}

/** Whether one comes from one space to another by these cards; each space reaches itself. */
function reaches(leads: readonly Lead[], from: number, to: number): boolean {
  const reached = new Set([from])
  for (const space of reached) for (const lead of leads) if (lead.from === space) reached.add(lead.to)
  return reached.has(to)
}
