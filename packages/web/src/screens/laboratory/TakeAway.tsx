import type { Experiment, StudyReport } from '@hausregeln/lab/experiment/index.ts'
import { copyText } from '@hausregeln/view-kit/design/copy.ts'
import { Button, useToast } from '@hausregeln/view-kit/design/index.ts'
import { download } from '@hausregeln/view-kit/game/files.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useFailed } from '../useFailed.ts'
import { labTexts } from './texts.ts'

interface TakeAwayProps {
  readonly experiment: Experiment
  readonly report: StudyReport | null
}

/** The link to the experiment, and what it has found as a file. */
export function TakeAway({ experiment, report }: TakeAwayProps) {
  const texts = useTexts(labTexts)
  const toast = useToast()
  const failed = useFailed()
  const copy = () => {
    copyText(location.href).then(
      () => toast({ text: texts.linked }),
      (error: unknown) => failed(error, texts.notLinked),
    )
  }
  return (
    <>
      <Button look="quiet" onClick={copy}>
        {texts.link}
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          download(
            new Blob([JSON.stringify({ experiment, report }, null, 1)], { type: 'application/json' }),
            'experiment.json',
          )
        }
      >
        {texts.report}
      </Button>
    </>
  )
}
