import rows from 'virtual:comparison'
import start from 'virtual:start-facts'
import { useState } from 'react'
import { classes, Switch } from '../../design/index.ts'
import { useLocale, useTexts } from '../../i18n/index.ts'
import { screenTexts } from '../texts.ts'
import './books.css'

/** Whether the rulebooks answer a question differently. */
const DIFFERING = rows.filter(({ values }) => values.some(({ en }) => en !== values[0]?.en))

/** How the rulebooks differ, question by question, read off the rulebooks themselves. */
export default function BookComparison({ chosen }: { readonly chosen: string }) {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  const [all, setAll] = useState(false)
  return (
    <div className="stack books__comparison">
      <Switch label={texts.compareAll} checked={all} onChange={setAll} />
      <section className="books__scroll" aria-label={texts.compare} tabIndex={-1}>
        <table className="books__table">
          <thead>
            <tr>
              <td />
              {start.books.map(({ id, title }) => (
                <th key={id} scope="col" className={classes(id === chosen && 'books__chosen')}>
                  {title[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(all ? rows : DIFFERING).map(({ label, values }) => (
              <tr key={label.en}>
                <th scope="row">{label[locale]}</th>
                {start.books.map(({ id, title }, index) => (
                  <td key={id} data-book={title[locale]} className={classes(id === chosen && 'books__chosen')}>
                    {values[index]?.[locale]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
