import type { Experiment } from '@hausregeln/lab/experiment/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { labTexts } from './texts.ts'

/** What a form says of an experiment; how much is played is said beside it. */
export type Asked<Kind extends Experiment['kind']> = Omit<
  Extract<Experiment, { kind: Kind }>,
  'format' | 'games' | 'seed'
>

interface GoProps {
  readonly onGo: () => void
  readonly reason?: string | undefined
}

/** The button that plays. */
export function Go({ onGo, reason }: GoProps) {
  const { run } = useTexts(labTexts)
  return (
    <div>
      <Button look="primary" onClick={onGo} reason={reason} sends>
        {run}
      </Button>
    </div>
  )
}
