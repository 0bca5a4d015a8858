import { useShownGame } from './shown.ts'

/** By the level of the panel: a part of it, and what is within a part. */
const TAGS = { 2: { part: 'h3', within: 'h4' }, 3: { part: 'h4', within: 'h5' } } as const

/** The title of a part of the panel, or of what is within one: no level is left out wherever the panel stands. */
export function Heading({ of, children }: { readonly of: 'part' | 'within'; readonly children: string }) {
  const { level } = useShownGame()
  const Tag = TAGS[level][of]
  return <Tag className={`analysis__title analysis__title--${of}`}>{children}</Tag>
}
