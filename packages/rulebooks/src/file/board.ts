import type { BoardDef, DeckDef, SpaceDef } from '@hausregeln/engine'
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import { findNoun, OwnNoun } from '@hausregeln/engine/kit/own-noun.ts'
import { toldDecks } from './cards.ts'
import type { BoardFile } from './schema/book.ts'
import { textFile, textOf } from './texts.ts'

type SpaceFile = NonNullable<BoardFile['spaces']>[number]
type DeckFile = NonNullable<BoardFile['decks']>[number]

/**
 * The board that a file says, cards with the sums that they have there; what it does not say is that of `base`. A part that nobody says is missing then, which is
 * told when the rulebook is compiled.
 */
export function boardOf(said: BoardFile, base: BoardDef | null): BoardDef {
  if (base !== null && Object.keys(said).length === 0) return base
  const { currency, jail, pieces, groups, decks, spaces, ...same } = said
  const parts = {
    ...base,
    ...same,
    ...(currency !== undefined && { currency: textOf(currency) }),
    ...(jail !== undefined && { jail: jailOf(jail) }),
    ...(pieces !== undefined && { pieces: piecesOf(pieces) }),
    ...(groups !== undefined && { groups: renamed(groups, (name) => textOf(name)) }),
    ...(decks !== undefined && { decks: toldDecks(decks.map(deckOf), base) }),
    ...(spaces !== undefined && { spaces: spaces.map(spaceOf) }),
  }
  return parts as BoardDef
}

/** A board as a file says it whole. */
export function boardFile({ currency, jail, pieces, groups, decks, spaces, ...same }: BoardDef): BoardFile {
  return {
    currency: textFile(currency),
    ...(same as Pick<BoardFile, 'chips' | 'scenery' | 'hasCities'>),
    pieces: piecesFile(pieces),
    ...(jail !== undefined && { jail: jailFile(jail) }),
    groups: renamed(groups, (name) => textFile(name)),
    decks: decks.map(({ name, cards }) => ({
      name: textFile(name),
      cards: cards.map(({ effect, text }) => ({ effect, text: textFile(text) })),
    })),
    spaces: spaces.map((space) => ({ ...space, name: textFile(space.name) }) as SpaceFile),
  }
}

type Pieces = BoardDef['pieces']

/** What buildings are called, by our own nouns where these are meant: they have further languages. */
function piecesOf(pieces: NonNullable<BoardFile['pieces']>): Pieces {
  return inPieces(pieces as Pieces, (noun) => findNoun(noun) ?? noun)
}

function piecesFile(pieces: Pieces): NonNullable<BoardFile['pieces']> {
  return inPieces(pieces, (noun) => (noun instanceof OwnNoun ? noun.toJSON() : noun)) as NonNullable<
    BoardFile['pieces']
  >
}

function inPieces({ house, hotel, block }: Pieces, change: (noun: PieceNoun) => PieceNoun): Pieces {
  return {
    house: change(house),
    hotel: change(hotel),
    ...(block !== undefined && { block: { houses: block.houses, noun: change(block.noun) } }),
  }
}

function renamed<From, To>(
  groups: Readonly<Record<string, { readonly name: From; readonly colour: string }>>,
  rename: (name: From) => To,
): Record<string, { name: To; colour: string }> {
  return Object.fromEntries(
    Object.entries(groups).map(([id, { name, colour }]) => [id, { name: rename(name), colour }]),
  )
}

function jailOf({ inside, visiting, noun }: NonNullable<BoardFile['jail']>): NonNullable<BoardDef['jail']> {
  return {
    ...(inside !== undefined && { inside: textOf(inside) }),
    ...(visiting !== undefined && { visiting: textOf(visiting) }),
    ...(noun !== undefined && { noun }),
  }
}

function jailFile({ inside, visiting, noun }: NonNullable<BoardDef['jail']>): NonNullable<BoardFile['jail']> {
  return {
    ...(inside !== undefined && { inside: textFile(inside) }),
    ...(visiting !== undefined && { visiting: textFile(visiting) }),
    ...(noun !== undefined && { noun }),
  }
}

function deckOf({ name, cards }: DeckFile): DeckDef {
  return { name: textOf(name), cards: cards.map(({ effect, text }) => ({ effect, text: textOf(text) })) }
}

function spaceOf(space: SpaceFile): SpaceDef {
  return { ...space, name: textOf(space.name) } as SpaceDef
}
