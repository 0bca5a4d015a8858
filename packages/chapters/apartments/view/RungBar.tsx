import { classes } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ladderTexts } from './texts.ts'

interface RungBarProps {
  readonly level: number
  readonly reach: number
  readonly top: number
  /** So many steps make a greater building: they stand together. */
  readonly block?: number | undefined
}

/** All steps of a street side by side: built, allowed, not yet. */
export function RungBar({ level, reach, top, block = top }: RungBarProps) {
  const texts = useTexts(ladderTexts)
  return (
    <span className="rungs" role="img" aria-label={texts.steps(level, Math.max(level, reach), top)}>
      {Array.from({ length: top }, (_, index) => index + 1).map((step) => (
        <span
          key={step}
          className={classes(
            'rungs__step',
            step <= level && 'rungs__step--built',
            step > level && step <= reach && 'rungs__step--open',
            step % block === 0 && 'rungs__step--last',
          )}
        />
      ))}
    </span>
  )
}
