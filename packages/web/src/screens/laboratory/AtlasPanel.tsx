import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { Atlas } from '@hausregeln/lab/atlas/atlas.ts'
import { atlasAnswer, atlasTables } from '@hausregeln/lab/atlas/tell.ts'
import { MEASURES, type MeasureName } from '@hausregeln/lab/experiment/measures.ts'
import { Choice, Panel } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useEffect, useState } from 'react'
import { Picture } from './Picture.tsx'
import { labTexts } from './texts.ts'

/** What every rule of the workshop does alone to the classic game, as it was played beforehand. */
export function AtlasPanel() {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const [atlas, setAtlas] = useState<Atlas | null>(null)
  const [measure, setMeasure] = useState<MeasureName>('length')
  useEffect(() => {
    void Promise.all([import('@hausregeln/lab/atlas/classic.json?raw'), import('@hausregeln/lab/atlas/read.ts')]).then(
      ([{ default: text }, { readAtlas }]) => setAtlas(readAtlas(text)),
    )
  }, [])
  if (atlas === null) return null
  const tables = atlasTables(atlas, locale)
  const named = (id: string) => tables.filter((table) => table.id === id)
  const shown = [`difference-${measure}`, 'base', 'changes', 'refused'].flatMap(named)
  return (
    <>
      <Panel title={texts.kinds.atlas} tone="accent">
        <div className="stack">
          <p className="lab__answer">{textIn(atlasAnswer(atlas), locale)}</p>
          <p className="fine">
            {texts.atlasPlayed(
              formatNumber(locale, atlas.games),
              formatNumber(locale, atlas.skillGames),
              dayOf(atlas.made, locale),
            )}{' '}
            {texts.atlasLimits} {texts.assumption}
          </p>
          <Choice
            label={texts.measure}
            value={measure}
            onChange={setMeasure}
            options={MEASURES.map((value) => ({ value, label: texts.measures[value] }))}
          />
        </div>
      </Panel>
      {shown.map((table) => (
        <Picture key={table.id} table={table} language={locale} />
      ))}
    </>
  )
}

function dayOf(made: string, locale: string): string {
  return new Date(`${made}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'long' })
}
