import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { PageReel } from '@hausregeln/view-kit/story/reels.ts'
import { type Mark, tellMarks } from '@hausregeln/view-kit/story/tell.ts'
import { replayTexts } from '@hausregeln/view-kit/story/texts.ts'
import { Banknote, Building2, Crown, LifeBuoy, type LucideIcon, Skull, Swords, Trophy } from 'lucide-react'
import { useMemo } from 'react'
import type { Winding } from './useWinding.ts'

const ICONS: Readonly<Record<Mark['kind'], LucideIcon>> = {
  group: Crown,
  top: Building2,
  takeover: Swords,
  escape: LifeBuoy,
  bankruptcy: Skull,
  victory: Trophy,
  rent: Banknote,
}

/** What happened in a game: each line leads to its moment. */
export function Marks({ reel, winding }: { readonly reel: PageReel; readonly winding: Winding }) {
  const texts = useTexts(replayTexts)
  const locale = useLocale()
  const { rulebook, outline, players } = reel
  const marks = useMemo(
    () => tellMarks(outline, { rulebook, names: players.map((player) => player.name), locale }),
    [outline, rulebook, players, locale],
  )
  return (
    <Panel title={texts.marks}>
      <p className="fine">{texts.marksHint}</p>
      <ol className="replay__marks plain-list">
        {marks.map(({ entry, round, kind, text }) => {
          const Icon = ICONS[kind]
          return (
            <li key={`${entry} ${kind} ${text}`}>
              <button
                type="button"
                className="replay__mark"
                aria-current={winding.entry === entry ? 'step' : undefined}
                onClick={() => winding.to(entry)}
              >
                <Icon size={18} aria-hidden />
                <span>{text}</span>
                <span className="fine numerals">{texts.inRound(formatNumber(locale, round))}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
