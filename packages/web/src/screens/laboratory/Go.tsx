import type { Experiment } from '@hausregeln/lab/experiment/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { createContext, type ReactNode, use } from 'react'
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

/** How much is played: said last, after what is asked. */
export const Extent = createContext<ReactNode>(null)

/** The button that plays, behind how much that is. */
export function Go({ onGo, reason }: GoProps) {
  const { run } = useTexts(labTexts)
  return (
    <>
      {use(Extent)}
      <div>
        <Button look="primary" onClick={onGo} reason={reason} sends>
          {run}
        </Button>
      </div>
    </>
  )
}
