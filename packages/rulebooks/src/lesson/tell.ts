import type { Rulebook } from '@hausregeln/engine'
import type { Lesson } from '../file/schema/lesson.ts'
import { textOf } from '../file/texts.ts'
import { filled } from '../paragraphs/fill.ts'
import { groundOf } from '../paragraphs/ground.ts'
import { Chronicle } from '../texts/chronicle.ts'
import { eventText } from '../texts/describe.ts'
import { inLanguage, type Language } from '../texts/language.ts'
import { moveOfAnswer } from './answers.ts'
import { LessonGame } from './game.ts'

/**
 * A lesson that can be played, line by line, with its first right answers: what each step says, what is answered, and
 * what comes of it by which paragraph.
 */
export function tellLesson(rulebook: Rulebook, lesson: Lesson, language: Language): string[] {
  const chronicle = new Chronicle()
  const game = new LessonGame(rulebook, lesson, chronicle)
  const names = lesson.position.seats.map(({ name }) => name)
  const told: string[] = []
  let heard = chronicle.length
  for (let { step } = game; step !== null; step = game.step) {
    told.push(`${game.at + 1}. ${inLanguage(filled(textOf(step.says), groundOf(rulebook)), language)}`)
    const [answer] = step.answers ?? []
    if (answer === undefined) game.next()
    else {
      told.push(`   > ${JSON.stringify(answer)}`)
      game.act(moveOfAnswer(answer, 'least'))
    }
    for (const { event } of chronicle.since(heard))
      told.push(`     ${eventText(rulebook, event, names, language)} ${event.rule}`.trimEnd())
    heard = chronicle.length
  }
  return told
}
