import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { Outline } from '@hausregeln/view-kit/story/outline.ts'
import { openReel } from '@hausregeln/view-kit/story/reels.ts'
import { tellFacts, tellStory } from '@hausregeln/view-kit/story/tell.ts'
import { endingTexts } from '@hausregeln/view-kit/story/texts.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hrefOf } from '../../../frame/route.ts'

/** The game in five sentences, what was longest and dearest in it, and the way to see it again: from its record. */
export function Story() {
  const { gameView, rulebook, names, locale, game, online } = useTable()
  const texts = useTexts(endingTexts)
  const of = online === null ? 'game' : 'table'
  const id = online?.code ?? game.id
  const outline = useOutline(of, id)
  if (outline === null) return null
  const telling = { rulebook, names, locale }
  const story = tellStory(outline, gameView.s, telling)
  return (
    <>
      <section className="end__story">
        <h3>{texts.story}</h3>
        <p>{story.join(' ')}</p>
      </section>
      <dl className="end__facts" aria-label={texts.facts}>
        {tellFacts(outline, telling).map(({ what, value, whose, entry }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <strong className="numerals">{value}</strong>{' '}
              {entry === null ? whose : <a href={hrefOf({ at: 'replay', of, id, entry })}>{whose}</a>}
            </dd>
          </div>
        ))}
      </dl>
      <a className="end__again" href={hrefOf({ at: 'replay', of, id, entry: null })}>
        <History size={18} aria-hidden /> {texts.watch}
      </a>
    </>
  )
}

/** What the game comes to; null until it is known, and where its record cannot be read. */
function useOutline(of: 'game' | 'table', id: string): Outline | null {
  const [outline, setOutline] = useState<Outline | null>(null)
  useEffect(() => {
    let isGone = false
    void read(of, id).then(
      (read) => !isGone && setOutline(read),
      // The end is told without its story then.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [of, id])
  return outline
}

async function read(of: 'game' | 'table', id: string): Promise<Outline> {
  // A game that is open here may not be saved to its last entry yet.
  const reel = await openReel({ of, id }, of === 'game' ? await backend().exportText(id) : undefined)
  reel.close()
  return reel.outline
}
