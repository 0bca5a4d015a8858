import type { Answer, RuleQuestion } from '@hausregeln/lab/atlas/questions.ts'
import { say } from '@hausregeln/lab/say.ts'
import { Field, Select } from '@hausregeln/view-kit/design/index.ts'
import { type Locale, textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useMemo, useState } from 'react'
import { labTexts } from '../texts.ts'

/** A rule that somebody has picked. */
export interface Picked {
  readonly question: RuleQuestion
  readonly answer: Answer
}

interface RulePickProps {
  readonly label: string
  readonly questions: readonly RuleQuestion[]
  readonly picked: Picked | null
  readonly onPick: (picked: Picked | null) => void
}

/** One question of the rules, found by its words, and what is to be answered instead of what holds now. */
export function RulePick({ label, questions, picked, onPick }: RulePickProps) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const [sought, setSought] = useState('')
  const found = useMemo(() => questions.filter((one) => isFound(one, sought, locale)), [questions, sought, locale])
  // Where nothing is found, all can still be chosen, and what was picked stays.
  const listed = found.length === 0 ? questions : found
  const pick = (key: string) => onPick(pickedOf(listed.find((one) => one.key === key)))
  const search = (words: string) => {
    setSought(words)
    const left = questions.filter((one) => isFound(one, words, locale))
    if (left.length > 0 && !left.some(({ key }) => key === picked?.question.key)) onPick(pickedOf(left[0]))
  }
  const answers = picked?.question.answers ?? []
  return (
    <fieldset className="lab__rule">
      <legend>{label}</legend>
      <div className="lab__line">
        <Field label={texts.search} value={sought} onChange={search} type="search" hint={texts.found(found.length)} />
        {picked !== null && (
          <Select
            label={texts.question}
            value={picked.question.key}
            onChange={pick}
            options={listed.map(({ key, question }) => ({ value: key, label: textIn(question, locale) }))}
            hint={picked.question.now === null ? undefined : texts.now(textIn(picked.question.now, locale))}
          />
        )}
        {picked !== null && (
          <Select
            label={texts.instead}
            value={picked.answer.key}
            onChange={(key) => {
              const answer = answers.find((one) => one.key === key)
              if (answer !== undefined) onPick({ ...picked, answer })
            }}
            options={answers.map((one) => ({ value: one.key, label: textIn(one.label, locale) }))}
          />
        )}
      </div>
    </fieldset>
  )
}

/** A question with the first of its answers. */
export function pickedOf(question: RuleQuestion | undefined): Picked | null {
  const [answer] = question?.answers ?? []
  return question === undefined || answer === undefined ? null : { question, answer }
}

/** Whether all words are somewhere in a question, in what holds, in what could be answered, or in what files call it. */
function isFound({ key, question, now, answers }: RuleQuestion, sought: string, locale: Locale): boolean {
  const words = sought.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  const texts = [question, ...(now === null ? [] : [now]), ...answers.map(({ label }) => label)]
  const whole = texts
    .map((text) => textIn(text, locale))
    .concat(key, ...answers.map((one) => one.key))
    .join(' ')
    .toLocaleLowerCase(locale)
  return words.every((word) => whole.includes(word))
}

/** A picked rule as it is named beside figures. */
export function ruleSaid({ question, answer }: Picked, locale: Locale): string {
  return textIn(say('rule-answered', { question: question.question, answer: answer.label }), locale)
}
