import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'

const ARROW = '\u2192'

/** A text whose arrows are drawn, for the type has none; who copies or hears it gets the sign. */
export function Arrows({ text }: { readonly text: string }) {
  const [first = '', ...others] = text.split(ARROW)
  let at = first.length
  const parts = others.map((part) => {
    at += 1 + part.length
    return { part, at }
  })
  return (
    <>
      {first}
      {parts.map(({ part, at: end }) => (
        <Fragment key={end}>
          <span className="hr-arrow">
            <span className="visually-hidden">{ARROW}</span>
            <ArrowRight aria-hidden />
          </span>
          {part}
        </Fragment>
      ))}
    </>
  )
}
