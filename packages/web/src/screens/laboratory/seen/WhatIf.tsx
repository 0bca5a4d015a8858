import { NOBODY } from '@hausregeln/engine'
import { SMALL_BLOCK } from '@hausregeln/lab/experiment/index.ts'
import { Button, Dialog } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useMemo, useState } from 'react'
import { runSeen } from '../../../laboratory/run.ts'
import { Played } from '../Result.tsx'
import { labTexts } from '../texts.ts'
import type { Playable } from '../useRun.ts'
import '../laboratory.css'

/** Games that are played on from a moment, at most. */
const GAMES = 1000
const SEED = 1

/**
 * What the person at the table might do now, and what comes of it, by no more than this page is shown. The moment stays
 * until somebody asks for another one, though the game goes on.
 */
export default function WhatIf({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(labTexts)
  const table = useTexts(tableTexts)
  const scope = useTable()
  const [moment, setMoment] = useState(scope)
  const playable = useMemo(() => playableFrom(moment), [moment])
  const hasGoneOn = scope.snapshot.change !== moment.snapshot.change
  const mayGoOn = hasGoneOn && scope.gameView.s.over === 0 && scope.me !== NOBODY
  return (
    <Dialog open onClose={onClose} title={table.fromHere} size="large">
      <div className="lab">
        <p className="soft">{texts.asSeen}</p>
        {hasGoneOn && (
          <div className="lab__line">
            <p role="status">{texts.hasGoneOn}</p>
            {mayGoOn && <Button onClick={() => setMoment(scope)}>{texts.fromNow}</Button>}
          </div>
        )}
        <Played
          key={moment.snapshot.change}
          playable={playable}
          rulebook={moment.rulebook}
          title={texts.fromAsks.whatIf}
        />
      </div>
    </Dialog>
  )
}

/** Nothing of it is kept: the game goes on. */
function playableFrom({ game, snapshot, me }: TableScope): Playable {
  const { rulebook, identity, book, edition } = game.header
  const seen = {
    book: {
      rulebook,
      ...(identity !== undefined && { identity }),
      ...(book !== undefined && { book }),
      ...(edition !== undefined && { edition }),
    },
    moment: {
      view: snapshot.view,
      seat: me,
      players: game.players.map(({ name, bot }) => ({ name, bot })),
      games: GAMES,
      seed: SEED,
    },
  }
  return {
    blocks: Math.ceil(GAMES / SMALL_BLOCK),
    run: (told, options) => runSeen(seen, told, options),
    kept: async () => undefined,
    keep: async () => undefined,
  }
}
