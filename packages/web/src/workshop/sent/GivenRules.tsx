import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { loadedRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { PencilRuler } from 'lucide-react'
import { useMemo } from 'react'
import { go } from '../../frame/route.ts'
import { describedDifferences } from '../../rules/described/differences.ts'
import { keepDraft, newDraftId } from '../keep/drafts.ts'
import { draftOf } from '../model/fromFile.ts'
import { begun } from '../model/history.ts'
import { PlayButtons } from '../play/PlayButtons.tsx'
import { workshopTexts } from '../texts.ts'

/** Rules that somebody else has written: what differs, and what can be done with them. */
export function GivenRules({ opened }: { readonly opened: OpenedBook }) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const { rulebook, about } = opened
  async function edit() {
    const id = newDraftId()
    const title = textIn(rulebook.title, locale)
    await keepDraft({ id, title, changed: Date.now(), history: begun(draftOf(opened, loadedRulebook)) })
    go({ at: 'workshop', draft: id })
  }
  return (
    <div className="given-rules">
      <p className="eyebrow">{texts.sentTitle}</p>
      <h1>
        <Text text={rulebook.title} />
      </h1>
      {about !== null && (
        <p>
          <Text text={about} />
        </p>
      )}
      <Panel>
        <Differences opened={opened} />
      </Panel>
      <div className="workshop__bar workshop__bar--sent">
        <Button icon={<PencilRuler size={18} aria-hidden />} onClick={() => void edit()}>
          {texts.edit}
        </Button>
        <PlayButtons opened={opened} />
      </div>
    </div>
  )
}

function Differences({ opened }: { readonly opened: OpenedBook }) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const { file } = opened
  const base = file.extends === undefined ? undefined : loadedRulebook(file.extends)
  const all = useMemo(() => (base === undefined ? [] : describedDifferences(opened.rulebook, base)), [opened, base])
  if (base === undefined) return <p>{texts.sentAlone}</p>
  const title = textIn(base.title, locale)
  if (all.length === 0) return <p>{texts.sentSame(title)}</p>
  return (
    <>
      <p>{texts.sentIntro(title)}</p>
      <ul className="your-rules__list plain-list">
        {all.map(({ key, label, before, after }) => (
          <li key={key} className="your-rules__row">
            <p>
              <span className="your-rules__label">
                <Text text={label} />
              </span>{' '}
              <strong>
                <Text text={after} />
              </strong>
              <span className="your-rules__before">{texts.was(textIn(before, locale))}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
