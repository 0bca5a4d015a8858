import fetchRows from 'virtual:comparison'
import { useState } from 'react'
import { classes, Switch } from '../../design/index.ts'
import { need, spokenData, useLocale, useTexts } from '../../i18n/index.ts'
import { useStart } from '../start.ts'
import { screenTexts } from '../texts.ts'
import './books.css'

const comparison = spokenData(fetchRows)

/** The comparison, as soon as it is there in the language that is on. */
export async function loadComparison() {
  await need(comparison.load)
  return { default: BookComparison }
}

/** How the rulebooks differ, question by question, read off the rulebooks themselves. */
function BookComparison({ chosen }: { readonly chosen: string }) {
  const texts = useTexts(screenTexts)
  const { books } = useStart()
  const rows = comparison.in(useLocale())
  const differing = rows.filter(({ values }) => values.some((value) => value !== values[0]))
  const [all, setAll] = useState(false)
  return (
    <div className="stack books__comparison">
      <Switch label={texts.compareAll} checked={all} onChange={setAll} />
      <section className="books__scroll" aria-label={texts.compare} tabIndex={-1}>
        <table className="books__table">
          <thead>
            <tr>
              <td />
              {books.map(({ id, title }) => (
                <th key={id} scope="col" className={classes(id === chosen && 'books__chosen')}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(all ? rows : differing).map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {books.map(({ id, title }, index) => (
                  <td key={id} data-book={title} className={classes(id === chosen && 'books__chosen')}>
                    {values[index]}
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
