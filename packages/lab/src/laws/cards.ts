import { bits, DECK_CARDS, type Game, NOBODY } from '@hausregeln/engine'

/** The cards of a deck that lie in it: those unseen since the shuffle, then those put back, in their order. */
function cardsIn({ s }: Game, deck: number): number[] {
  const cards = bits(s.undrawn[deck] ?? 0)
  const head = s.pileHead[deck] ?? 0
  for (let i = 0; i < (s.pileLength[deck] ?? 0); i++)
    cards.push(s.pile[deck * DECK_CARDS + ((head + i) % DECK_CARDS)] ?? -1)
  return cards
}

/** A jail card is in its deck, or one player in the game holds it. */
export function jailCardLaw(g: Game): string | null {
  const { book, s } = g
  for (let deck = 0; deck < book.board.decks; deck++) {
    const card = book.board.jailCardOf[deck] ?? -1
    const holder = s.jailCard[deck] ?? NOBODY
    const inDeck = card >= 0 && cardsIn(g, deck).includes(card)
    if (holder === NOBODY) {
      if (card >= 0 && !inDeck) return `nobody holds the jail card of deck ${deck}, and it is not in the deck.`
      continue
    }
    if (card < 0 || inDeck) return `seat ${holder} holds a jail card of deck ${deck} that is not out of it.`
    if (((s.alive >>> holder) & 1) === 0) return `seat ${holder} has left with the jail card of deck ${deck}.`
  }
  return null
}

/** Every card of a deck is there once: in the deck, or, the jail card, in a player's hand. */
export function deckLaw(g: Game): string | null {
  const { book, s } = g
  for (let deck = 0; deck < book.board.decks; deck++) {
    const cards = cardsIn(g, deck)
    if (s.jailCard[deck] !== NOBODY) cards.push(book.board.jailCardOf[deck] ?? -1)
    cards.sort((a, b) => a - b)
    const complete = cards.length === book.board.cards[deck] && cards.every((card, index) => card === index)
    if (!complete) return `deck ${deck} has the cards ${cards}.`
  }
  return null
}
