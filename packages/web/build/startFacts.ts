import type { Rulebook } from '@hausregeln/engine'
import { classic, rulebooks } from '@hausregeln/rulebooks'
import { characterOf, compareRulebooks } from '@hausregeln/rulebooks/comparison.ts'
import type { Plugin } from 'vite'
import { PIECE_SHAPES } from '../src/board/pieceShapes.ts'
import { seatColour } from '../src/design/palette.ts'
import type { BookBrief, DemoPicture, StartFacts } from '../src/screens/start.ts'
import { deckIcon, sceneryOf } from '../src/table/pictures.ts'
import { boardSpaces, buildingStyle } from '../src/table/spaces.ts'
import { demoGame } from './demo.ts'

/** By module: what stands in it. */
const MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:start-facts': () => factsOf(rulebooks),
  'virtual:comparison': () => compareRulebooks(rulebooks),
}
/** By this Rollup knows a module that is no file. */
const MADE = '\0'

/**
 * What the page shows of all rulebooks, as modules of plain data: it need not load a rulebook to show the start page, or
 * all of them to compare them.
 */
export function startFacts(): Plugin {
  return {
    name: 'start-facts',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `${MADE}${id}` : undefined),
    load(id) {
      const make = id.startsWith(MADE) ? MODULES[id.slice(MADE.length)] : undefined
      return make && `export default ${JSON.stringify(make())}`
    },
  }
}

export function factsOf(books: readonly Rulebook[]): StartFacts {
  return { books: books.map(briefOf), demo: pictureOf(classic) }
}

function briefOf(rulebook: Rulebook): BookBrief {
  const { book, board, title, ruleTexts } = rulebook
  const { id, minSeats, maxSeats, options } = book
  return {
    id,
    title,
    character: characterOf(rulebook),
    paragraphs: Object.keys(ruleTexts).length,
    minSeats,
    maxSeats,
    speedDie: options.some((option) => option.id === 'speedDie' && option.default !== 0),
    scenery: board.scenery,
    colours: Object.values(board.groups).map(({ colour }) => colour),
  }
}

function pictureOf(rulebook: Rulebook): DemoPicture {
  const game = demoGame(rulebook)
  const { seats, place, jail } = game.s
  return {
    spaces: { de: boardSpaces(rulebook, game, 'de', []), en: boardSpaces(rulebook, game, 'en', []) },
    pieces: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: '',
      colour: seatColour(seat),
      shape: PIECE_SHAPES[seat % PIECE_SHAPES.length] ?? 'cat',
      space: place[seat] ?? 0,
      jailed: (jail[seat] ?? 0) > 0,
    })),
    building: buildingStyle(rulebook, game),
    scenery: sceneryOf(rulebook),
    decks: rulebook.board.decks.map(({ name }, deck) => ({ name, icon: deckIcon(rulebook, deck) })),
  }
}
