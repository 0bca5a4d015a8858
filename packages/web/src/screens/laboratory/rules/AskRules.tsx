import { laidTogether, questionsOf } from '@hausregeln/lab/atlas/questions.ts'
import type { MeasureName } from '@hausregeln/lab/experiment/measures.ts'
import { Switch } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Suspense, useMemo, useState } from 'react'
import { type Asked, Go } from '../Go.tsx'
import { BookField, type ChosenBook } from '../table/BookField.tsx'
import { BotFields } from '../table/BotFields.tsx'
import { MeasureField } from '../table/MeasureField.tsx'
import { useTable } from '../table/useTable.ts'
import { labTexts } from '../texts.ts'
import { type Picked, pickedOf, RulePick, ruleSaid } from './RulePick.tsx'

interface AskRulesProps {
  readonly onAsked: (one: Asked<'compare'>) => void
}

/** What a rule does to a rulebook, or two of them: each alone, and both together. */
export function AskRules({ onAsked }: AskRulesProps) {
  const texts = useTexts(labTexts)
  const [chosen, setChosen] = useState<ChosenBook>('classic')
  return (
    <>
      <BookField label={texts.book} chosen={chosen} onChoose={setChosen} />
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <Rules chosen={chosen} onAsked={onAsked} />
      </Suspense>
    </>
  )
}

function Rules({ chosen, onAsked }: AskRulesProps & { readonly chosen: ChosenBook }) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const { asked, bots, setBots } = useTable(chosen)
  const { rulebook, title } = asked
  const questions = useMemo(() => questionsOf(rulebook), [rulebook])
  const [measure, setMeasure] = useState<MeasureName>('length')
  const [one, setOne] = useState<Picked | null>(null)
  const [isTwo, setTwo] = useState(false)
  const [two, setOther] = useState<Picked | null>(null)
  const first = offered(one, questions) ?? pickedOf(questions[0])
  const others = useMemo(() => questions.filter(({ key }) => key !== first?.question.key), [questions, first])
  const second = isTwo ? (offered(two, others) ?? pickedOf(others[0])) : null
  const sides = useMemo(() => {
    const picks = [first, second].filter((pick) => pick !== null)
    const sets = picks.length > 1 ? [...picks.map((pick) => [pick]), picks] : [picks]
    return sets.map((set) => ({
      name: set.map((pick) => ruleSaid(pick, locale)).join(' + '),
      laid: laidTogether(
        rulebook,
        set.map(({ answer }) => answer),
      ),
    }))
  }, [rulebook, first, second, locale])
  const refused = sides.flatMap(({ laid }) => ('why' in laid ? [laid.why] : []))
  const go = () =>
    onAsked({
      kind: 'compare',
      measure,
      sides: [
        { name: title, book: asked.book, bots: [...bots] },
        ...sides.map(({ name, laid }) => ({
          name: shortened(name),
          book: asked.book,
          bots: [...bots],
          ...('rules' in laid ? laid.rules : {}),
        })),
      ],
    })
  return (
    <>
      <RulePick label={texts.rule} questions={questions} picked={first} onPick={setOne} />
      <Switch label={texts.second} checked={isTwo} onChange={setTwo} />
      {isTwo && <RulePick label={texts.otherRule} questions={others} picked={second} onPick={setOther} />}
      <BotFields book={rulebook.book} bots={bots} onChange={setBots} />
      <MeasureField value={measure} onChange={setMeasure} />
      <p role="status" className="lab__fault">
        {refused.map((why) => textIn(why, locale)).join(' ')}
      </p>
      <Go onGo={go} reason={refused.length > 0 ? texts.cannot : undefined} />
    </>
  )
}

/** What was picked, as long as the rulebook offers it. */
function offered(picked: Picked | null, questions: ReturnType<typeof questionsOf>): Picked | null {
  const question = questions.find(({ key }) => key === picked?.question.key)
  const answer = question?.answers.find(({ key }) => key === picked?.answer.key)
  return question === undefined || answer === undefined ? null : { question, answer }
}

/** Letters of a name at most: an experiment takes no more. */
const MOST_LETTERS = 200

/** A name that an experiment takes. */
export function shortened(name: string): string {
  return name.length <= MOST_LETTERS ? name : `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…`
}
