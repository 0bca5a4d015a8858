import type { Rollouts } from '@hausregeln/lab/analyse/rollouts.ts'
import type { ToldMoves } from '@hausregeln/lab/analyse/told.ts'
import { formatList, formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Checked } from '../../analysis/run.ts'
import { chance, points } from './figures.ts'
import { Heading } from './Heading.tsx'
import { Moment } from './Moment.tsx'
import { useShownGame } from './shown.ts'
import { analysisTexts } from './texts.ts'
import { useMoves } from './useAnalysis.ts'
import { faultOf } from './verdictOf.ts'

/** What cost most: what was done, what would have been better, and whether games from there say so too. */
export function Decisions({
  decisions,
  text,
}: {
  readonly decisions: readonly Checked[]
  readonly text: string | null
}) {
  const texts = useTexts(analysisTexts)
  const { locale } = useShownGame()
  const moves = useMoves(text, decisions, locale)
  return (
    <section className="analysis__part">
      <Heading of="part">{texts.decisions}</Heading>
      <p className="fine">{decisions.length === 0 ? texts.noDecisions : texts.decisionsHint}</p>
      <ol className="analysis__list plain-list">
        {decisions.map((one, at) => (
          <li key={`${one.spot.number} ${one.spot.index}`} data-fault={faultOf(one.cost)}>
            <One of={one} told={moves?.[at] ?? null} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function One({ of: one, told }: { readonly of: Checked; readonly told: ToldMoves | null }) {
  const texts = useTexts(analysisTexts)
  const { names, locale } = useShownGame()
  const { seat, cost, round, spot, chance: now, better, rollouts } = one
  return (
    <>
      <p className="analysis__head">
        <strong>
          {texts[faultOf(cost)]} · {names[seat]} <span className="numerals">{points(locale, -cost)}</span>
        </strong>
        <Moment entry={spot.number} round={round} />
      </p>
      {told !== null && (
        <>
          <p>{told.doneText.length === 0 ? texts.doneNothing : texts.done(formatList(locale, told.doneText))}</p>
          {better.map((way, at) => (
            <p key={told.betterText[at]} className={at === 0 ? 'analysis__better' : 'analysis__soft'}>
              {betterText(told.betterText[at] ?? null, chance(locale, way.chance), chance(locale, now), at, texts)}
            </p>
          ))}
        </>
      )}
      <Games rollouts={rollouts} />
    </>
  )
}

type Words = (typeof analysisTexts)['de']

function betterText(what: string | null, now: string, before: string, at: number, texts: Words): string {
  if (at === 0) return what === null ? texts.betterNothing(now, before) : texts.better(what, now, before)
  return what === null ? texts.alsoNothing(now) : texts.also(what, now)
}

/** What games from there say. */
function Games({ rollouts }: { readonly rollouts: Rollouts | null | undefined }) {
  const texts = useTexts(analysisTexts)
  const { locale } = useShownGame()
  if (rollouts === undefined) return <p className="analysis__soft">{texts.checking}</p>
  const limits = rollouts?.limits ?? null
  if (rollouts === null || limits === null) return null
  const { games, gain } = rollouts
  const say = limits.low > 0 ? texts.confirmed : limits.high < 0 ? texts.refuted : texts.unsure
  const [low, high] = [points(locale, limits.low, 0), points(locale, limits.high, 0)]
  return <p className="analysis__soft">{say(formatNumber(locale, games), points(locale, gain, 0), low, high)}</p>
}
