import { THEMES, type Theme } from '@hausregeln/engine/kit/book/themes.ts'
import { Field } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useId, useMemo, useState } from 'react'
import type { Sentence } from '../../rules/described/sentences.ts'
import { faultsIn } from '../model/build.ts'
import { overruledIn } from '../model/overruled.ts'
import { searched } from '../model/search.ts'
import { workshopTexts } from '../texts.ts'
import type { Cause } from '../trial/runTrial.ts'
import type { Editor } from '../useDraft.ts'
import { SentenceRow } from './SentenceRow.tsx'
import './rules.css'

interface RulesPartProps {
  readonly editor: Editor
  /** What a trial has found to cause something. */
  readonly causes: readonly Cause[]
}

/** All rules as sentences, by themes; one at a time is open to be changed. */
export function RulesPart({ editor, causes }: RulesPartProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const id = useId()
  const [sought, setSought] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const found = useMemo(() => searched(editor.sentences, sought, locale), [editor.sentences, sought, locale])
  const overruled = useMemo(() => overruledIn(editor.built), [editor.built])
  const themes = [...new Set(found.map(({ theme }) => theme))]
  return (
    <div className="rules-part">
      <div className="rules-part__tools">
        <Field label={texts.search} hint={texts.searchHint} type="search" value={sought} onChange={setSought} />
        <p role="status" className="fine">
          {sought.trim() !== '' && (found.length === 0 ? texts.nothingFound : texts.found(found.length))}
        </p>
      </div>
      <nav className="rules-part__themes" aria-label={texts.themes}>
        {themes.map((theme) => (
          <ThemeLink key={theme} theme={theme} target={`${id}-${theme}`} />
        ))}
      </nav>
      <div className="rules-part__all">
        {themes.map((theme) => (
          <section key={theme} className="rules-part__theme" aria-labelledby={`${id}-${theme}`}>
            <h2 id={`${id}-${theme}`} tabIndex={-1}>
              <Text text={THEMES[theme]} />
            </h2>
            <ul className="plain-list">
              {found
                .filter((one) => one.theme === theme)
                .map((sentence) => (
                  <Row key={sentence.key} {...{ editor, sentence, open, setOpen, causes, overruled }} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  readonly editor: Editor
  readonly sentence: Sentence
  readonly open: string | null
  readonly setOpen: (key: string | null) => void
  readonly causes: readonly Cause[]
  readonly overruled: ReadonlyMap<string, readonly string[]>
}

function Row({ editor, sentence, open, setOpen, causes, overruled }: RowProps) {
  const { part, name } = sentence.rule
  const faults = faultsIn(editor.built).filter(({ at }) => at[0] === part && at[1] === name)
  return (
    <SentenceRow
      editor={editor}
      sentence={sentence}
      faults={faults}
      causes={causes.filter(({ key }) => key === sentence.key)}
      overruled={overruled.get(name) ?? []}
      open={open === sentence.key}
      onOpen={(isOpen) => setOpen(isOpen ? sentence.key : null)}
    />
  )
}

/** Leads to a theme; a plain link would change the address, which says what screen this is. */
function ThemeLink({ theme, target }: { readonly theme: Theme; readonly target: string }) {
  function jump() {
    const heading = document.getElementById(target)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="rules-part__jump" onClick={jump}>
      <Text text={THEMES[theme]} />
    </button>
  )
}
