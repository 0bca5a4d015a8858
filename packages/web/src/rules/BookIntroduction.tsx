import { need, useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import { GraduationCap } from 'lucide-react'
import { useId } from 'react'
import { hrefOf as routeTo } from '../frame/route.ts'
import { introductions } from './introductions.ts'
import './introduction.css'

interface BookIntroductionProps {
  /** The id of a built-in rulebook; of another one nothing is shown. */
  readonly book: string
  /** How deep its headings stand in the page. */
  readonly heading: 'h2' | 'h3'
  /** The address of a paragraph. */
  readonly hrefOf: (rule: string) => string
}

/** Loads what introductions say in the language that is on. Rejects if it cannot be fetched. */
export function loadIntroductions(): Promise<void> {
  return need(introductions.load)
}

/** The introduction, as soon as what it says is there. */
export async function loadBookIntroduction() {
  await loadIntroductions()
  return { default: BookIntroduction }
}

/** How a rulebook introduces itself: what is special, for whom, how long, how hard, and in what it differs from classic. */
export function BookIntroduction({ book, heading: Heading, hrefOf }: BookIntroductionProps) {
  const id = useId()
  const all = introductions.in(useLocale())
  const told = Object.hasOwn(all, book) ? all[book] : undefined
  if (told === undefined) return null
  return (
    <section className="introduction" aria-labelledby={id}>
      <Heading id={id} className="introduction__line">
        {told.line}
      </Heading>
      <p>{told.special}</p>
      <dl className="introduction__facts">
        {told.facts.map(({ head, says }) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">{told.source}</p>
      {told.lesson !== null && (
        <p className="screen-only">
          <a className="hr-button hr-button--secondary hr-button--medium" href={routeTo({ at: 'lesson', book })}>
            <GraduationCap size={18} aria-hidden />
            {told.lesson}
          </a>
        </p>
      )}
      <div className="introduction__points">
        <p className="introduction__head">{told.differs}</p>
        <ol>
          {told.points.map(({ says, rules }) => (
            <li key={says}>
              {says}{' '}
              <span className="introduction__rules">
                {rules.map((rule) => (
                  <a key={rule} href={hrefOf(rule)}>
                    {rule}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
