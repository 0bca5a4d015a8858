import { askTexts, eventLevel, eventText, type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { LiveRegion } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { openDemands } from '@hausregeln/view-kit/table/matters.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** More than this at once is not read out. */
const MOST = 4

/** Questions that ask for nothing. */
const IDLE: readonly Question['ask'][] = ['wait', 'over']

/** Tells a screen reader what has happened, and what is asked: what must be decided, and rents and offers that may lapse. */
export function Announcer() {
  const scope = useTable()
  const { log, snapshot, rulebook, names, locale, me, persons, playing } = scope
  const texts = useTexts(tableTexts)
  const told = log
    .slice(snapshot.logKept)
    .filter(({ event }) => eventLevel(event) === 'main')
    .slice(-MOST)
    .map(({ event }) => eventText(rulebook, event, names, locale))
  // While a scene runs nobody is asked anything.
  if (playing) return <LiveRegion message={told.join(' ')} />
  const asked = me < 0 ? [] : askedOf(scope, me, (ask) => !IDLE.includes(ask))
  const rents = persons.flatMap((seat) => askedOf(scope, seat, (ask) => ask === 'demands' && seat !== me))
  const isRace = openDemands(scope.gameView, persons).length > 0
  return <LiveRegion message={[...told, ...asked, ...rents, ...(isRace ? [texts.demandByKey] : [])].join(' ')} />
}

/** The questions of these kinds that a seat is asked, in words. */
function askedOf(scope: TableScope, seat: number, isMeant: (ask: Question['ask']) => boolean): string[] {
  const { rulebook, gameView, names, locale } = scope
  const questions = questionsFor(gameView, seat)
  return askTexts(rulebook, gameView, seat, names, locale).filter((_, at) => {
    const question = questions[at]
    return question !== undefined && isMeant(question.ask)
  })
}
