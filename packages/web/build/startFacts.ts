import type { Rulebook } from '@hausregeln/engine'
import { THEMES } from '@hausregeln/engine/kit/book/themes.ts'
import { classic, rulebooks } from '@hausregeln/rulebooks'
import { compareRulebooks } from '@hausregeln/rulebooks/comparison.ts'
import { courseOf, tellIntroduction } from '@hausregeln/rulebooks/introduction/index.ts'
import { ALL_LANGUAGES, bringLanguage, inLanguage, type Language } from '@hausregeln/rulebooks/texts/index.ts'
import { hasStoodIn } from '@hausregeln/say/some.ts'
import { PIECE_SHAPES } from '@hausregeln/view-kit/board/pieces/pieceShapes.ts'
import { seatColour } from '@hausregeln/view-kit/design/colours/palette.ts'
import { deckIcon, sceneryOf } from '@hausregeln/view-kit/table/deeds/pictures.ts'
import { boardSpaces, buildingStyle } from '@hausregeln/view-kit/table/deeds/spaces.ts'
import type { Plugin } from 'vite'
import type { Introductions } from '../src/rules/introductions.ts'
import type { BookBrief, ComparedRow, DemoPicture, StartFacts } from '../src/screens/start.ts'
import { demoGame } from './demo.ts'

/** By module: what stands in it in each language. */
const MODULES: Readonly<Record<string, (language: Language) => unknown>> = {
  'virtual:start-facts': (language) => factsOf(rulebooks, language),
  'virtual:comparison': comparisonIn,
  'virtual:introductions': introductionsIn,
}
/** By this Rollup knows a module that is no file. */
const MADE = '\0'

/**
 * What the page shows of all rulebooks, as modules of plain data, one a language, and one that loads them: it need not
 * load a rulebook to show the start page, or all of them to compare them.
 */
export function startFacts(): Plugin {
  return {
    name: 'start-facts',
    resolveId: (id) => (Object.hasOwn(MODULES, id.replace(/\/\w+$/, '')) ? `${MADE}${id}` : undefined),
    async load(id) {
      if (!id.startsWith(MADE)) return undefined
      const [name = '', wanted] = id.slice(MADE.length).split('/')
      const make = MODULES[name]
      if (make === undefined) return undefined
      const language = ALL_LANGUAGES.find((one) => one === wanted)
      if (language === undefined) return `export default {${ALL_LANGUAGES.map((one) => loader(name, one)).join()}}`
      await bringLanguage(language)
      const made = make(language)
      return `${notingStandIns(made)}export default ${JSON.stringify(made)}`
    },
  }
}

/** The code that tells the page what English says in place of another language's words, to mark it. */
function notingStandIns(made: unknown): string {
  const stoodIn = [...new Set(stringsOf(made).filter(hasStoodIn))]
  if (stoodIn.length === 0) return ''
  return `import{noteStandIn}from'@hausregeln/say/some.ts';${JSON.stringify(stoodIn)}.forEach(noteStandIn);`
}

function stringsOf(made: unknown): readonly string[] {
  if (typeof made === 'string') return [made]
  return typeof made === 'object' && made !== null ? Object.values(made).flatMap(stringsOf) : []
}

function loader(name: string, language: Language): string {
  return `${language}: () => import('${name}/${language}')`
}

export function factsOf(books: readonly Rulebook[], language: Language): StartFacts {
  return { books: books.map((rulebook) => briefOf(rulebook, language)), demo: pictureOf(classic, language) }
}

function comparisonIn(language: Language): readonly ComparedRow[] {
  return compareRulebooks(rulebooks).map(({ theme, label, values }) => ({
    theme: inLanguage(THEMES[theme], language),
    label: inLanguage(label, language),
    values: values.map((value) => inLanguage(value, language)),
  }))
}

function introductionsIn(language: Language): Introductions {
  return Object.fromEntries(
    rulebooks.flatMap((rulebook) => {
      const told = tellIntroduction(rulebook, language)
      return told === null ? [] : [[rulebook.def.id, told]]
    }),
  )
}

function briefOf(rulebook: Rulebook, language: Language): BookBrief {
  const { book, board, title, ruleTexts } = rulebook
  const { id, minSeats, maxSeats, options } = book
  return {
    id,
    title: inLanguage(title, language),
    line: tellIntroduction(rulebook, language)?.line ?? '',
    minutes: courseOf(id)?.minutes[1] ?? null,
    paragraphs: Object.keys(ruleTexts).length,
    minSeats,
    maxSeats,
    speedDie: options.some((option) => option.id === 'speedDie' && option.default !== 0),
    scenery: board.scenery,
    colours: Object.values(board.groups).map(({ colour }) => colour),
  }
}

function pictureOf(rulebook: Rulebook, language: Language): DemoPicture {
  const game = demoGame(rulebook)
  const { seats, place, jail } = game.s
  return {
    spaces: boardSpaces(rulebook, game, language, []),
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
    decks: rulebook.board.decks.map(({ name }, deck) => ({
      name: inLanguage(name, language),
      icon: deckIcon(rulebook, deck),
    })),
  }
}
