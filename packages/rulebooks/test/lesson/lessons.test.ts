import { type Legal, legalActions, moveOf, type Packed, stateHash } from '@hausregeln/engine'
import { describe, expect, test } from 'vitest'
import { describeBookFault } from '../../src/file/index.ts'
import type { LessonFile } from '../../src/file/schema/lesson.ts'
import { findRulebook } from '../../src/index.ts'
import { introductionOf } from '../../src/introduction/index.ts'
import { isAnswer, moveOfAnswer } from '../../src/lesson/answers.ts'
import { LESSON_IDS, loadLesson } from '../../src/lesson/files/index.ts'
import { LEARNER, LessonGame, openLesson } from '../../src/lesson/index.ts'
import { tellLesson } from '../../src/lesson/tell.ts'
import { ALL_LANGUAGES } from '../../src/texts/index.ts'

const lessonOf = async (id: string): Promise<LessonFile> => {
  const lesson = await loadLesson(id)
  if (lesson === undefined) throw new Error(`there is no lesson of ${id}`)
  return lesson
}

/** Both ends of every kind of action that is open to the one who learns. */
function openMoves(game: LessonGame) {
  const { game: g } = game.session
  const ends = ({ action, low, high }: Legal): Packed[] => [action, (action + high - low) as Packed]
  return legalActions(g, LEARNER)
    .flatMap(ends)
    .map((action) => moveOf(g, action))
    .filter((move) => move.do !== 'offer')
}

describe.each(LESSON_IDS)('the lesson of %s', (id) => {
  test('can be played, and says everything in three languages', async () => {
    const lesson = await lessonOf(id)
    const read = openLesson(lesson, findRulebook)
    expect((read.faults ?? []).map((fault) => describeBookFault(fault, 'en'))).toEqual([])
    const rulebook = findRulebook(id)
    if (rulebook === undefined) throw new Error(id)
    for (const language of ['de', 'en', 'fr'] as const) {
      const told = tellLesson(rulebook, lesson, language).join('\n')
      expect(told).not.toMatch(/[{}…]\w|undefined/)
    }
    const texts = JSON.stringify(lesson).match(/\{"de":/g)?.length
    expect(JSON.stringify(lesson).match(/"fr":/g)?.length).toBe(texts)
    expect(ALL_LANGUAGES.map((language) => `${language}`)).toEqual(expect.arrayContaining(['de', 'en', 'fr']))
  })

  test('every wrong answer leads to a sentence, and is taken back as if it had not been', async () => {
    const lesson = await lessonOf(id)
    const rulebook = findRulebook(id)
    if (rulebook === undefined) throw new Error(id)
    const game = new LessonGame(rulebook, lesson)
    let wrong = 0
    for (let { step } = game; step !== null; step = game.step) {
      const { answers = [] } = step
      const before = stateHash(game.session.game.s)
      const examples = (step.wrong ?? []).map((one) => moveOfAnswer(one.if, 'least'))
      for (const move of answers.length === 0 ? [] : [...openMoves(game), ...examples]) {
        if (answers.some((answer) => isAnswer(answer, move))) continue
        const refusal = game.act(move)
        expect(refusal === null ? game.stand.is : 'refused', JSON.stringify(move)).toBe(
          refusal === null ? 'wrong' : 'refused',
        )
        if (refusal === null) {
          const known =
            game.stand.is === 'wrong' && game.stand.wrong !== null ? step.wrong?.[game.stand.wrong] : undefined
          expect(known?.says ?? step.otherwise).toBeDefined()
          game.takeBack()
        }
        expect(game.stand.is).toBe('open')
        expect(stateHash(game.session.game.s)).toBe(before)
        wrong++
      }
      const [answer] = answers
      if (answer === undefined) game.next()
      else expect(game.act(moveOfAnswer(answer, 'least'))).toBeNull()
    }
    expect(game.stand.is).toBe('done')
    expect(wrong).toBeGreaterThan(5)
  })

  test('meets what the introduction names as different', async () => {
    const lesson = await lessonOf(id)
    const cited = new Set(
      lesson.steps.flatMap(({ rules = [], wrong = [] }) => [...rules, ...wrong.flatMap((one) => one.rules ?? [])]),
    )
    const missed = (introductionOf(id)?.points ?? []).filter(({ rules }) => !rules.some((rule) => cited.has(rule)))
    expect(missed.map(({ rules }) => rules.join(' '))).toEqual([])
  })
})

/** A rulebook of somebody's: exchange under another name. */
const ownBook = { format: 1, id: 'our-exchange', version: 1, title: 'Our exchange', extends: 'exchange' }

describe('a lesson that brings its rulebook along', () => {
  test('is played by that rulebook, and a step that its rules refuse is named', async () => {
    const lesson = await lessonOf('exchange')
    const read = openLesson({ ...lesson, book: ownBook }, findRulebook)
    if (read.faults) throw new Error(read.faults.map((fault) => describeBookFault(fault, 'en')).join(' '))
    expect(read.value.rulebook.book.id).toBe('our-exchange')
    expect(read.value.file).toMatchObject(ownBook)
    const poor = openLesson({ ...lesson, book: { ...ownBook, numbers: { dearest: 1 } } }, findRulebook)
    expect((poor.faults ?? []).map((fault) => describeBookFault(fault, 'en')).join()).toMatch(/^book\.numbers/)
  })
})

describe('a broken lesson is refused with its place', () => {
  const broken = async (change: (lesson: LessonFile) => unknown): Promise<string> => {
    const lesson = JSON.parse(JSON.stringify(await lessonOf('exchange'))) as LessonFile
    change(lesson)
    const read = openLesson(lesson, findRulebook)
    return (read.faults ?? []).map((fault) => describeBookFault(fault, 'en')).join('\n')
  }
  const stepOf = ({ steps }: LessonFile, at: number) => {
    const step = steps[at]
    if (step === undefined) throw new Error(`there is no step ${at}`)
    return step
  }

  test.each<[string, (lesson: LessonFile) => unknown, RegExp]>([
    [
      'an illegal answer',
      (lesson) => (stepOf(lesson, 1).answers = [{ do: 'sealedBid', amount: 5000 }]),
      /^steps\[1\]\.answers\[0\]: .*cash.*\(B-2\.2\)/,
    ],
    [
      'an action that the rulebook has not got',
      (lesson) => (stepOf(lesson, 0).answers = [{ do: 'jumpTo' }]),
      /^steps\[0\]\.answers\[0\]\.do: .*"jumpTo"/,
    ],
    [
      'a paragraph that nobody knows',
      (lesson) => (stepOf(lesson, 1).rules = ['B-99.1']),
      /^steps\[1\]\.rules\[0\]: .*"B-99\.1"/,
    ],
    [
      'a deed that is none',
      (lesson) => lesson.position.deeds?.push({ space: 0, owner: 0 }),
      /^position\.deeds\[7\]\.space: .*space 0/,
    ],
    [
      'a house without its group',
      (lesson) => lesson.position.deeds?.push({ space: 3, owner: 1, level: 1 }),
      /^position\.deeds\[7\]\.level: /,
    ],
    [
      'more shares than there are',
      (lesson) => lesson.position.set?.push({ what: 'shares', of: 19, value: 25 }),
      /^position\.set\[2\]: .*\(B-4\.1\)/,
    ],
    [
      'dice that nobody waits for',
      (lesson) => (stepOf(lesson, 1).follows = [{ outcome: [1, 2] }]),
      /^steps\[1\]\.follows\[0\]: /,
    ],
    ['a throw without dice', (lesson) => (stepOf(lesson, 0).follows = []), /^steps\[0\]\.follows: /],
    [
      'a move of the others that is refused',
      (lesson) => (stepOf(lesson, 1).follows = [{ do: 'throw', seat: 1 }]),
      /^steps\[1\]\.follows\[0\]: /,
    ],
    [
      'a step without a sentence for other answers',
      (lesson) => delete stepOf(lesson, 0).otherwise,
      /^steps\[0\]: .*otherwise/,
    ],
    [
      'a wrong answer that is right',
      (lesson) => (stepOf(lesson, 0).wrong = [{ if: { do: 'throw' }, says: 'No.' }]),
      /^steps\[0\]\.wrong\[0\]\.if: /,
    ],
    [
      'a rulebook of its own that cannot be played',
      (lesson) => (lesson.book = { ...ownBook, extends: 'chess' }),
      /^book\.extends: /,
    ],
    ['a rulebook that nobody knows', (lesson) => (lesson.book = 'chess'), /^book: .*"chess"/],
    ['a field that is none', (lesson) => Object.assign(stepOf(lesson, 0), { hint: 'x' }), /^steps\[0\]: .*"hint"/],
  ])('%s', async (_, change, told) => {
    expect(await broken(change)).toMatch(told)
  })
})
