import { createBot } from '@hausregeln/bots'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import {
  type ActionRule,
  type Argument,
  BookError,
  type Chapter,
  derive,
  issuerOf,
  legalActions,
  namedActions,
  nameOf,
  newGame,
  numberOf,
  type Rulebook,
  STAGE,
  topFrame,
  type Vocabulary,
} from '@hausregeln/engine'
import { NumberedActions } from '@hausregeln/lab/gym/actions.ts'
import { playLawfully } from '@hausregeln/lab/lawful.ts'
import { describe, expect, it } from 'vitest'
import { rulebook } from '../book.ts'
import { ferry } from '../rules/chapter.ts'
import { ferryFrame, stayAshore } from '../rules/ferry.ts'
import { vocabulary } from '../rules/vocabulary.ts'

/** The ferry goes round so many landings. */
const LANDINGS = 5

/** What may be answered at the harbour: which of the spaces from the start on, however that is said. */
const ANSWERS: Readonly<Partial<Record<Argument, (argument: number) => number>>> = {
  choice: (choice) => choice,
  space: (space) => space,
  lot: (lot) => (numberOf(lot) === 0 || issuerOf(lot) > 0 ? LANDINGS : numberOf(lot) - 1),
}

/** The ferry, but what it asks has one answer alone, which needs something said of this kind. */
function ferryAsking(says: Argument, more: Partial<ActionRule> = {}): Chapter {
  const words: Vocabulary = { ...vocabulary, actions: { board: says } }
  const landing = ANSWERS[says] ?? ((argument: number) => argument)
  const board: ActionRule = {
    name: 'board',
    check(l, seat, argument) {
      const refusal = stayAshore.check(l, seat, 0)
      return refusal ?? (landing(argument) < LANDINGS ? null : 'noLandingThere')
    },
    apply(g, seat, argument) {
      stayAshore.apply(g, seat, argument)
      g.s.place[seat] = landing(argument)
      g.s.parts.ferry.trips++
      g.s.frames[topFrame(g) + STAGE] = Turn.resolved
    },
    ...more,
  }
  return { ...ferry, vocabulary: [words], actions: [board] }
}

function bookWith(chapter: Chapter): Rulebook {
  const { title } = rulebook
  return derive(rulebook, {
    id: 'landings',
    version: 1,
    title,
    without: ['ferry'],
    and: [chapter],
    numbers: { fare: 80 },
  })
}

/** How often the ferry was taken in some games of these bots. */
function trips({ book }: Rulebook, names: readonly string[]): number {
  return [1, 2, 3].reduce((sum, seed) => {
    const game = newGame(book, { seats: 3, seed })
    const bots = names.map(createBot)
    for (const [seat, bot] of bots.entries()) bot.begin(seat)
    playLawfully(game, bots, 40, { slowEvery: 31 })
    return sum + game.s.parts.ferry.trips
  }, 0)
}

/** A game in which seat 0 has just been asked. */
function asked({ book }: Rulebook) {
  const game = newGame(book, { seats: 2, seed: 1 })
  game.book.policies.onHarbour(game, topFrame(game), 0)
  ferryFrame.run(game, topFrame(game))
  game.s.turnSeat = 0
  return game
}

describe('a question of a chapter from elsewhere', () => {
  it.each(['choice', 'space', 'lot'] as const)('is answered by every bot where its only answer is a %s', (says) => {
    const most = says === 'space' ? {} : { most: () => LANDINGS }
    const landings = bookWith(ferryAsking(says, most))
    expect(trips(landings, ['random', 'random', 'random'])).toBeGreaterThan(0)
    expect(trips(landings, ['steady', 'plain', 'random'])).toBeGreaterThan(0)
  })

  it('has as many choices as it says, for everybody who lists them', () => {
    const landings = bookWith(ferryAsking('choice', { most: () => LANDINGS }))
    const game = asked(landings)
    const choices = namedActions(game, 0).flatMap((action) => (action.do === 'board' ? [action.choice] : []))
    expect(choices).toEqual([0, 1, 2, 3, 4])
    const numbered = new NumberedActions(landings.book, 2).list.filter((action) => action.do === 'board')
    expect(numbered.map(({ choice }) => choice)).toEqual([0, 1, 2, 3, 4])
  })

  it('is listed only at the moments that it says, and never for others', () => {
    const during = { during: ['ferry'] } as const
    const game = asked(bookWith(ferryAsking('space', { listed: during })))
    const boards = (seat: number) => legalActions(game, seat).filter(({ action }) => nameOf(game, action) === 'board')
    expect([boards(0).length, boards(1).length]).toEqual([LANDINGS, 0])
    const never = asked(bookWith(ferryAsking('space', { listed: { ...during, inJail: true } })))
    expect(legalActions(never, 0).map(({ action }) => nameOf(never, action))).not.toContain('board')
  })

  it.each([
    ['choice', 'The action "board" does not say how many there are to choose from (most).'],
    ['lot', 'The action "board" does not say how many there are to choose from (most).'],
    ['amount', 'The action "board" does not say when it exists, and for which amounts (range).'],
  ] as const)('is refused where nobody could list its answer, a %s', (says, sentence) => {
    const made = () => bookWith(ferryAsking(says)).book
    expect(made).toThrow(BookError)
    expect(made).toThrow(sentence)
  })
})
