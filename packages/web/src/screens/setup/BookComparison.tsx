import { rulebooks } from '@hausregeln/rulebooks'
import { compareRulebooks, differs } from '@hausregeln/rulebooks/comparison.ts'
import { useState } from 'react'
import { classes, Switch } from '../../design/index.ts'
import { useLocale, useTexts } from '../../i18n/index.ts'
import { screenTexts } from '../texts.ts'
import './books.css'

const ROWS = compareRulebooks(rulebooks)

/** How the rulebooks differ, question by question, read off the rulebooks themselves. */
export function BookComparison({ chosen }: { readonly chosen: string }) {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  const [all, setAll] = useState(false)
  return (
    <details>
      <summary>{texts.compare}</summary>
      <div className="stack books__comparison">
        <Switch label={texts.compareAll} checked={all} onChange={setAll} />
        <section className="books__scroll" aria-label={texts.compare} tabIndex={-1}>
          <table className="books__table">
            <thead>
              <tr>
                <td />
                {rulebooks.map(({ book, title }) => (
                  <th key={book.id} scope="col" className={classes(book.id === chosen && 'books__chosen')}>
                    {title[locale]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.filter((row) => all || differs(row)).map(({ label, values }) => (
                <tr key={label.en}>
                  <th scope="row">{label[locale]}</th>
                  {rulebooks.map(({ book, title }, index) => (
                    <td
                      key={book.id}
                      data-book={title[locale]}
                      className={classes(book.id === chosen && 'books__chosen')}
                    >
                      {values[index]?.[locale]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </details>
  )
}
