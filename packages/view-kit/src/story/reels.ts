import address from 'virtual:reel-address'
import { type Rulebook, State, Terms } from '@hausregeln/engine'
import { wrap } from 'comlink'
import { loadBookOf } from '../game/books/books.ts'
import type { TableView } from '../game/client.ts'
import { DEFAULT_SETTINGS } from '../game/settings/settings.ts'
import { recordOf } from '../room/api.ts'
import type { Frame } from './reel.ts'
import type { OpenReel, ReelReader } from './reelReader.ts'

/** A recorded game: of this browser by its id, or of an online table that is over by its code. */
export interface Recorded {
  readonly of: 'game' | 'table'
  readonly id: string
}

/** A recorded game on the page. It is wound in a worker of its own, so that the page stays at hand. */
export interface PageReel extends OpenReel {
  readonly rulebook: Rulebook
  /** How the game stood after an entry, as a table shows it. */
  readonly at: (entry: number) => Promise<TableView>
  readonly close: () => void
}

/** `text`: the record itself, where it is at hand. Rejects with a sentence, or the word `missing`. */
export async function openReel({ of, id }: Recorded, text?: string): Promise<PageReel> {
  const source = text !== undefined ? { text } : of === 'game' ? { game: id } : { text: await recordOf(id) }
  const worker = new Worker(address, { type: 'module', name: 'reel' })
  const reader = wrap<ReelReader>(worker)
  try {
    const reel = await reader.open(source)
    const rulebook = await loadBookOf(reel.header)
    if (rulebook === undefined) throw new Error('missing')
    const at = async (entry: number) => viewOf(id, reel, rulebook, await reader.at(entry))
    return { ...reel, rulebook, at, close: () => worker.terminate() }
  } catch (error) {
    worker.terminate()
    throw error
  }
}

function viewOf(id: string, { header, players, wealth: all }: OpenReel, rulebook: Rulebook, frame: Frame): TableView {
  const s = new State(rulebook.book.layout)
  s.load(frame.view)
  const { entry, view, log } = frame
  const wealth = all.filter(({ turn }) => turn <= s.turns + (s.over === 0 ? 0 : 1))
  return {
    game: { id, header, players, persons: [] },
    rulebook,
    gameView: { book: rulebook.book, s, terms: new Terms() },
    log,
    snapshot: {
      id,
      change: entry,
      view,
      logKept: log.length,
      log,
      wealth,
      undoSeat: -1,
      countdown: null,
      endsAt: null,
      slips: [],
      botsPlay: false,
      settings: DEFAULT_SETTINGS,
      fault: null,
    },
  }
}
