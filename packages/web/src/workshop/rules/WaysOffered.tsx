import { stepText } from '@hausregeln/rulebooks/change/change.ts'
import { stepsWords } from '@hausregeln/rulebooks/change/tell.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { withSteps } from '../model/settle.ts'
import { workshopTexts } from '../texts.ts'
import type { Editor } from '../useDraft.ts'

/** The ways in which what is wished for can be played, where several change as little: one of them is to be chosen. */
export function WaysOffered({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  const { resolution } = editor.built
  if (resolution.kind !== 'ways') return null
  return (
    <div className="ways__offered">
      <strong>{texts.chooseWay}</strong>
      <div className="row workshop__remedies">
        {resolution.ways.map(({ own }) => (
          <Button
            key={own.map(stepText).join()}
            size="small"
            onClick={() => editor.change((draft) => withSteps(draft, editor.source, own))}
          >
            <Text text={stepsWords(own)} />
          </Button>
        ))}
      </div>
    </div>
  )
}
