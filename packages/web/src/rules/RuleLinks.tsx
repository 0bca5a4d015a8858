import { Fragment } from 'react'

/** Where the numbers of other paragraphs lead: to an address, or to what opens them; nowhere on paper. */
export interface RuleLinksTo {
  readonly hrefOf?: (id: string) => string
  readonly onOpen?: (id: string) => void
}

interface RuleLinksProps extends RuleLinksTo {
  readonly label: string
  readonly ids: readonly string[]
  /** Whether it stands within a sentence, not on a line of its own. */
  readonly within?: boolean
}

/** Other paragraphs by their numbers, with what they have to do with this one. */
export function RuleLinks({ label, ids, within = false, ...to }: RuleLinksProps) {
  if (ids.length === 0) return null
  const links = (
    <>
      {label}{' '}
      {ids.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && ' '}
          <span className="rule-links__one">
            <RuleLink id={id} {...to} />
            {at < ids.length - 1 && ','}
          </span>
        </Fragment>
      ))}
    </>
  )
  return within ? links : <p className="rule-links">{links}</p>
}

function RuleLink({ id, hrefOf, onOpen }: RuleLinksTo & { readonly id: string }) {
  if (hrefOf !== undefined)
    return (
      <a className="rules__id" href={hrefOf(id)}>
        {id}
      </a>
    )
  if (onOpen === undefined) return <span className="rules__id">{id}</span>
  return (
    <button type="button" className="rule-link rules__id" onClick={() => onOpen(id)}>
      {id}
    </button>
  )
}
