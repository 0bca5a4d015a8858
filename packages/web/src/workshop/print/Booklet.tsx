import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { PartLegend } from '../../rules/PartLegend.tsx'
import { RuleBody } from '../../rules/RuleBody.tsx'
import { workshopTexts } from '../texts.ts'
import type { SheetProps } from './sheet.ts'

/** The rulebook as a booklet: first what is different, then every paragraph. */
export function Booklet({ opened: { rulebook, about }, differences }: SheetProps) {
  const texts = useTexts(workshopTexts)
  const rules = Object.entries(rulebook.ruleTexts)
  return (
    <>
      <header className="booklet__title">
        <h1>
          <Text text={rulebook.title} />
        </h1>
        {about !== null && (
          <p>
            <Text text={about} />
          </p>
        )}
        {differences.length > 0 && (
          <>
            <h2>{texts.yoursAre(differences.length)}</h2>
            <ul>
              {differences.map(({ key, label, after }) => (
                <li key={key}>
                  <Text text={label} />{' '}
                  <strong>
                    <Text text={after} />
                  </strong>
                </li>
              ))}
            </ul>
          </>
        )}
      </header>
      <PartLegend rules={Object.values(rulebook.ruleTexts)} />
      {rules.map(([id, rule]) => (
        <article key={id} className="booklet__rule">
          <h3>
            <span className="rules__id">{id}</span> <Text text={rule.title} />
          </h3>
          <RuleBody rulebook={rulebook} id={id} />
        </article>
      ))}
    </>
  )
}
