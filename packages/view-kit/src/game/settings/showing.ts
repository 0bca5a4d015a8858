import { useEffect } from 'react'
import type { TableView } from '../client.ts'
import type { LogLine, OpenGame, Snapshot } from '../types.ts'

/** More lines of the log than a wide screen has room for: most of an auction among eight are bids, which it does not tell. */
const LINES_SHOWN = 250

/** What a game at this screen tells a second window: nothing that lies face down. */
export interface Showing {
  readonly game: OpenGame
  readonly snapshot: Snapshot
  readonly log: readonly LogLine[]
}
type Told = { readonly hello: true } | { readonly showing: Showing }

function channelOf(id: string): BroadcastChannel {
  return new BroadcastChannel(`hausregeln.showing.${id}`)
}

/** A game as a second window may see it. At the end with all of its log: the ranking counts what has happened. */
export function showingOf({ game, gameView, snapshot, log }: TableView): Showing {
  const slips = snapshot.slips.map(({ seat }) => ({ seat, amount: null }))
  const told = gameView.s.over === 0 ? log.slice(-LINES_SHOWN) : log
  return { game, snapshot: { ...snapshot, log: [], logKept: 0, slips }, log: told }
}

/** Tells further windows of this browser how a game stands, once one has asked. */
export function useShowing(view: TableView | null): void {
  useEffect(() => {
    if (view === null) return
    const channel = channelOf(view.game.id)
    channel.postMessage({ showing: showingOf(view) } satisfies Told)
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('hello' in data) channel.postMessage({ showing: showingOf(view) } satisfies Told)
    }
    return () => channel.close()
  }, [view])
}

/** Follows a game that another window of this browser plays. Returns what ends it. */
export function followShown(id: string, listen: (showing: Showing) => void): () => void {
  const channel = channelOf(id)
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if ('showing' in data) listen(data.showing)
  }
  channel.postMessage({ hello: true } satisfies Told)
  return () => channel.close()
}
