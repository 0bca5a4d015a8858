import {
  ACTION_NAMES,
  ACTIONS,
  type ActionName,
  argumentOf,
  codeOf,
  legalActions,
  pack,
  verify,
} from '@hausregeln/engine'
import { ownersInRace } from '@hausregeln/engine/chapters/rent/race.ts'
import { type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { PlotNote } from '../../chapters/claims/PlotNote.tsx'
import { SalesButton } from '../../chapters/plot-sale/SalesButton.tsx'
import { BusinessPart } from '../../chapters/remote-purchase/BusinessPart.tsx'
import { DividendNotice } from '../../chapters/shares/DividendNotice.tsx'
import { ReportNotice } from '../../chapters/shares/ReportNotice.tsx'
import { isKept } from '../../game/kept.ts'
import { ThrowElsewhere } from '../../given/ThrowElsewhere.tsx'
import { ThrowInput } from '../../given/ThrowInput.tsx'
import { useTexts } from '../../i18n/index.ts'
import { ActionButton } from '../../table/ActionButton.tsx'
import { useTable } from '../../table/context.ts'
import { RuleChip } from '../../table/RuleChip.tsx'
import { tableTexts } from '../../table/texts.ts'

/** Actions that answer a question, the usual one first; those that are not legal are shown with their reason. */
const ANSWERS: Readonly<Partial<Record<Question['ask'], readonly ActionName[]>>> = {
  throw: ['throw'],
  jail: ['throw', 'payBail', 'playJailCard'],
  buy: ['buy', 'decline'],
  endTurn: ['endTurn'],
  want: ['want', 'leaveIt'],
}

/** What can be done with one's own property under one's piece. */
const HERE: readonly ActionName[] = ['build', 'sellDeed']

/** Actions that are at hand elsewhere at all times. */
const ELSEWHERE: readonly ActionName[] = [
  'build',
  'sell',
  'mortgage',
  'lift',
  'offer',
  'accept',
  'refuse',
  'withdraw',
  'demand',
  'waive',
  'sellDeed',
  'putUp',
  'sellShares',
  'buyShares',
  'report',
]

/** A question that is answered by one of a few buttons. */
export function SimplePart() {
  const { lens, me, keeper, game } = useTable()
  const kept = isKept(game.header)
  const ask = questionsFor(lens, me)[0]?.ask ?? 'wait'
  const names = ANSWERS[ask]
  return (
    <>
      {(ask === 'throw' || ask === 'jail') && <LapsingDemands />}
      {(ask === 'buy' || ask === 'throw' || ask === 'endTurn') && <PlotNote />}
      {(ask === 'throw' || ask === 'endTurn') && <BusinessPart />}
      {(ask === 'throw' || ask === 'jail') && <DividendNotice />}
      <ReportNotice />
      {keeper && names?.includes('throw') && <ThrowInput />}
      {kept && !keeper && names?.includes('throw') && <ThrowElsewhere />}
      <div className="answers">
        {(ask === 'throw' || ask === 'endTurn') && <HereAnswers />}
        {names
          ? names
              .filter((name) => lens.book.actions[ACTIONS[name].code] !== undefined && !(kept && name === 'throw'))
              .map((name) => <ActionButton key={name} name={name} main={name === names[0]} />)
          : otherAnswers(lens, me).map(({ name, argument }, index) => (
              <ActionButton key={`${name}${argument}`} name={name} argument={argument} main={index === 0} />
            ))}
        {ask === 'throw' && verify(lens, pack(ACTIONS.endTurn.code, me)) === null && <ActionButton name="endTurn" />}
        {ask === 'throw' && <SalesButton />}
      </div>
    </>
  )
}

/** Whatever is legal for a question that has no buttons of its own. */
function otherAnswers(lens: ReturnType<typeof useTable>['lens'], seat: number) {
  return legalActions(lens, seat).flatMap(({ action }) => {
    const name = ACTION_NAMES[codeOf(action)]
    return name === undefined || ELSEWHERE.includes(name) ? [] : [{ name, argument: argumentOf(action) }]
  })
}

/** Where one may build or sell only on the property on which one stands: both at hand, while it lasts. */
function HereAnswers() {
  const { lens, me } = useTable()
  const deed = lens.book.board.deedAt[lens.s.place[me] ?? 0] ?? -1
  if (deed < 0 || lens.book.rules.ownBuild === undefined) return null
  return HERE.filter((name) => verify(lens, pack(ACTIONS[name].code, me, deed)) === null).map((name) => (
    <ActionButton key={name} name={name} argument={deed} />
  ))
}

/** Tells who is about to throw that rents of the turn before have not been demanded yet. */
function LapsingDemands() {
  const { lens, rulebook } = useTable()
  const texts = useTexts(tableTexts)
  const lapsing = ownersInRace(lens).length
  const rule = rulebook.book.rules.rentLapse
  if (lapsing === 0) return null
  return (
    <p className="notice">
      {texts.demandsOpen(lapsing)} {rule && <RuleChip id={rule} />}
    </p>
  )
}
