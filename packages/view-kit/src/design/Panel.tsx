import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

export interface PanelProps {
  readonly title?: string | undefined
  readonly eyebrow?: string | undefined
  /** Beside the title, on the right. */
  readonly aside?: ReactNode
  /** `accent` for what waits for an answer, `sunken` for what stands back. */
  readonly tone?: 'plain' | 'accent' | 'sunken' | undefined
  readonly level?: 2 | 3 | 4 | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A sheet of paper on the table. With a title it is a region of the page. */
export function Panel({ title, eyebrow, aside, tone = 'plain', level = 2, className, children }: PanelProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={classes('hr-panel', `hr-panel--${tone}`, className)} aria-labelledby={title ? id : undefined}>
      {(title || aside) && (
        <header className="hr-panel__head">
          <div>
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            {title && (
              <Heading id={id} className="hr-panel__title">
                {title}
              </Heading>
            )}
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
