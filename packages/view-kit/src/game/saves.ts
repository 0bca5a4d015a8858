import type { GameRecord, SealedEntry, Session } from '@hausregeln/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { SHELVES } from './shelves.ts'
import type { Player, SavedGame } from './types.ts'

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame }
  entries: { key: [game: string, number: number]; value: SealedEntry }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/**
 * The browser's own database, opened when it is first needed, and again when the browser has closed or refused it: what
 * was forbidden may be allowed in the meantime. Rejects where the browser refuses (private windows).
 */
async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(SHELVES.games, 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' })
      db.createObjectStore('entries')
    },
    terminated: forget,
  })
  opened.catch(forget)
  return opened
}

function forget(): void {
  opened = null
}

/** All entries of one game, in their order. */
function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}

/** Saved games, the one played last first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await (await database()).getAll('games')
  return games.sort((a, b) => b.changed - a.changed)
}

/** A saved game with its record; null if there is none. */
export async function loadGame(id: string): Promise<{ game: SavedGame; record: GameRecord } | null> {
  const db = await database()
  const game = await db.get('games', id)
  if (game === undefined) return null
  return { game, record: { header: game.header, entries: await db.getAll('entries', entriesOf(id)) } }
}

const ID_BYTES = 9

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Lays down a game that is new here, at its beginning or in its middle. Returns its id. */
export async function addGame({ header, record, game: { s } }: Session, players: readonly Player[]): Promise<string> {
  const id = newId()
  const now = Date.now()
  const stand = { round: s.round, over: s.over !== 0, played: 0 }
  await writeGame({ id, header, players, created: now, changed: now, ...stand }, record.entries, 0)
  return id
}

/**
 * Saves a game's head and its entries from `from` on, all or nothing; all of them if those before are not there any
 * more, because somebody has cleared the browser's data while the game was open.
 */
export async function writeGame(game: SavedGame, entries: readonly SealedEntry[], from: number): Promise<void> {
  const transaction = (await database()).transaction(['games', 'entries'], 'readwrite')
  const store = transaction.objectStore('entries')
  const before = from === 0 ? undefined : store.getKey([game.id, from - 1])
  for (let number = from; number < entries.length; number++) {
    const entry = entries[number]
    if (entry !== undefined) store.put(entry, [game.id, number])
  }
  transaction.objectStore('games').put(game)
  // All is asked for at once and settled at once, so that leaving the page in the same moment loses nothing.
  transaction.commit()
  await transaction.done
  if (from > 0 && (await before) === undefined) await writeGame(game, entries, 0)
}

/** Removes a saved game with all its entries. */
export async function removeGame(id: string): Promise<void> {
  const transaction = (await database()).transaction(['games', 'entries'], 'readwrite')
  transaction.objectStore('games').delete(id)
  transaction.objectStore('entries').delete(entriesOf(id))
  await transaction.done
}
