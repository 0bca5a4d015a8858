import {
  ConflictError,
  type Note,
  type Storage,
  StorageError,
  type TableHead,
} from '@hausregeln/server/storage/storage.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A storage under test: opened on one and the same place again and again. */
export interface Place {
  open(): Promise<Storage>
  remove(): Promise<void>
}

export function head(changes: Partial<TableHead> = {}): TableHead {
  return {
    phase: 'lobby',
    listed: false,
    title: 'A table',
    rulebook: 'classic',
    seats: ['Ada', null],
    guests: ['ada'],
    changed: 1000,
    round: 0,
    wake: null,
    ...changes,
  }
}

/** What every storage must keep. `place`: a fresh one for each test. */
export function conforms(name: string, place: () => Promise<Place>): void {
  describe(`${name} keeps tables`, () => {
    let at: Place
    let storage: Storage
    beforeEach(async () => {
      at = await place()
      storage = await at.open()
    })
    afterEach(async () => {
      await storage.close()
      await at.remove()
    })

    async function open(since = 0, perHost = 9): Promise<string[]> {
      return (await storage.open(100, since, perHost)).map(({ code }) => code)
    }

    async function reopen(): Promise<void> {
      await storage.close()
      storage = await at.open()
    }

    it('gives back steps in their order, wholly or from a sequence on, also when opened again', async () => {
      await storage.append('a', 0, ['one', 'two'], head())
      await storage.append('a', 2, ['drei "ä" 骰'], head())
      await reopen()
      expect(await storage.read('a')).toEqual(['one', 'two', 'drei "ä" 骰'])
      expect(await storage.read('a', 2)).toEqual(['drei "ä" 骰'])
      expect(await storage.read('a', 3)).toEqual([])
      expect(await storage.read('none')).toEqual([])
    })

    it.each([0, 1, 3])('refuses steps after step %i when the last is 2, and changes nothing', async (expected) => {
      await storage.append('a', 0, ['one', 'two'], head())
      const late = storage.append('a', expected, ['other'], head({ title: 'Other', listed: true }))
      await expect(late).rejects.toThrow(ConflictError)
      expect(await storage.read('a')).toEqual(['one', 'two'])
      expect(await open()).toEqual([])
    })

    it('lets one of two win that append at once, and others at the same time are not touched', async () => {
      await storage.append('a', 0, ['one'], head())
      const [mine, thine] = await Promise.allSettled([
        storage.append('a', 1, ['mine'], head()),
        storage.append('a', 1, ['thine'], head()),
        storage.append('b', 0, ['else'], head()),
      ])
      const [winner, loser] = mine.status === 'fulfilled' ? ['mine', thine] : ['thine', mine]
      expect(loser).toMatchObject({ status: 'rejected', reason: { name: 'ConflictError' } })
      expect(await storage.read('a')).toEqual(['one', winner])
      expect(await storage.read('b')).toEqual(['else'])
      await storage.append('a', 2, ['then'], head())
      expect(await storage.read('a', 1)).toEqual([winner, 'then'])
    })

    it('keeps many appends of many tables apart', async () => {
      const codes = Array.from({ length: 50 }, (_, index) => `t${index}`)
      for (let n = 0; n < 5; n++)
        await Promise.all(codes.map((code) => storage.append(code, n, [`${code} ${n}`], head())))
      for (const code of codes)
        expect(await storage.read(code)).toEqual(Array.from({ length: 5 }, (_, n) => `${code} ${n}`))
    })

    it('lists open tables: those to be listed and not begun, the last changed first', async () => {
      await storage.append('a', 0, ['x'], head({ listed: true, changed: 1 }))
      await storage.append('b', 0, ['x'], head({ listed: true, changed: 2 }))
      await storage.append('c', 0, ['x'], head({ listed: false, changed: 3 }))
      await storage.append('d', 0, ['x'], head({ listed: true, changed: 4 }))
      await storage.append('d', 1, ['y'], head({ listed: true, changed: 5, phase: 'playing' }))
      expect(await open()).toEqual(['b', 'a'])
      const beside = { code: 'b', sequence: 1, here: 0, seen: 0 }
      expect(await storage.open(1, 0, 9)).toEqual([{ ...head({ listed: true, changed: 2 }), ...beside }])
    })

    it('lists first where people are, then where most have a seat; of one host no more than so many', async () => {
      const listed = (host: string, seats: readonly (string | null)[]) =>
        head({ listed: true, guests: [host], seats, changed: 1 })
      await storage.append('empty', 0, ['x'], listed('ada', [null, null]))
      await storage.append('two', 0, ['x'], listed('ben', ['A', 'B', null]))
      await storage.append('one', 0, ['x'], listed('cem', ['A', null, null]))
      await storage.append('busy', 0, ['x'], listed('dan', [null, null]))
      await storage.append('left', 0, ['x'], listed('eve', [null, null]))
      for (const code of ['s1', 's2', 's3']) await storage.append(code, 0, ['x'], listed('spam', ['S', 'S', 'S']))
      await storage.attend([{ code: 'left', here: 5 }], 900)
      await storage.attend(
        [
          { code: 'busy', here: 2 },
          { code: 'empty', here: 1 },
          { code: 'none', here: 7 },
        ],
        1000,
      )
      expect((await open(1000, 1)).filter((code) => !code.startsWith('s'))).toEqual([
        'busy',
        'empty',
        'two',
        'one',
        'left',
      ])
      expect((await open(1000, 1)).filter((code) => code.startsWith('s'))).toHaveLength(1)
      expect(await open(800, 9)).toHaveLength(8)
      expect((await open(800, 9))[0]).toBe('left')
      expect(await storage.head('busy')).toMatchObject({ code: 'busy', sequence: 1, here: 2, seen: 1000 })
      expect(await storage.head('none')).toBeNull()
    })

    it('finds what is abandoned, by what it is, and removes it with all that is kept of it', async () => {
      await storage.append('lobby', 0, ['x', 'y'], head({ changed: 100 }))
      await storage.append('waits', 0, ['x'], head({ changed: 100 }))
      await storage.append('plays', 0, ['x'], head({ changed: 100, phase: 'playing' }))
      await storage.append('rests', 0, ['x'], head({ changed: 300, phase: 'paused' }))
      await storage.append('ended', 0, ['x'], head({ changed: 100, phase: 'over' }))
      await storage.attend([{ code: 'waits', here: 1 }], 300)
      const found = async (lobby: number | null, game: number | null, over: number | null, limit = 9) =>
        (await storage.abandoned({ lobby, game, over }, limit)).map(({ code }) => code).sort()
      expect(await found(200, 200, 200)).toEqual(['ended', 'lobby', 'plays'])
      expect(await found(400, 400, 400)).toEqual(['ended', 'lobby', 'plays', 'rests', 'waits'])
      expect(await found(200, null, null)).toEqual(['lobby'])
      expect(await found(null, null, 200)).toEqual(['ended'])
      expect(await found(400, 400, 400, 2)).toHaveLength(2)
      expect(await storage.remove('lobby', 1)).toBe(false)
      expect(await storage.read('lobby')).toEqual(['x', 'y'])
      expect(await storage.remove('lobby', 2)).toBe(true)
      expect(await storage.remove('lobby', 2)).toBe(false)
      expect(await storage.read('lobby')).toEqual([])
      expect(await storage.head('lobby')).toBeNull()
      expect((await storage.ofGuest('ada', 9)).map(({ code }) => code).sort()).toEqual([
        'ended',
        'plays',
        'rests',
        'waits',
      ])
      expect(await storage.read('waits')).toEqual(['x'])
      await storage.append('lobby', 0, ['new'], head())
      expect(await storage.read('lobby')).toEqual(['new'])
    })

    it("lists a person's tables, also those left since, the last changed first", async () => {
      await storage.append('a', 0, ['x'], head({ guests: ['ada', 'ben'], changed: 1 }))
      await storage.append('b', 0, ['x'], head({ guests: ['ben'], changed: 2 }))
      await storage.append('a', 1, ['y'], head({ guests: ['ben'], changed: 3, round: 7 }))
      expect((await storage.ofGuest('ada', 10)).map(({ code }) => code)).toEqual(['a'])
      expect((await storage.ofGuest('ben', 10)).map(({ code, round }) => [code, round])).toEqual([
        ['a', 7],
        ['b', 0],
      ])
      expect(await storage.ofGuest('ben', 1)).toHaveLength(1)
      expect(await storage.ofGuest('eve', 10)).toEqual([])
    })

    it('counts the tables of a person that are not over: those they belong to now, and those they host', async () => {
      await storage.append('a', 0, ['x'], head({ guests: ['ada', 'ben'] }))
      await storage.append('b', 0, ['x'], head({ guests: ['ben', 'ada'] }))
      await storage.append('c', 0, ['x'], head({ guests: ['ada'], phase: 'over' }))
      await storage.append('d', 0, ['x'], head({ guests: ['cem', 'ada'] }))
      await storage.append('d', 1, ['y'], head({ guests: ['cem'] }))
      expect(await storage.standing('ada')).toEqual({ belongs: 2, hosts: 1 })
      expect(await storage.standing('ada', 'a')).toEqual({ belongs: 1, hosts: 0 })
      expect(await storage.standing('eve')).toEqual({ belongs: 0, hosts: 0 })
    })

    it('keeps keys, and bars, the last of each person', async () => {
      const keys = await storage.key()
      expect(keys).toHaveLength(32)
      const ring = Buffer.concat([Buffer.alloc(32, 7), keys])
      await storage.putKey(ring)
      await storage.bar({ guest: 'ben', at: 3, before: 5, banned: false, reason: 'A' })
      await storage.bar({ guest: 'ada', at: 3, before: 1, banned: true, reason: 'B' })
      await storage.bar({ guest: 'ben', at: 3, before: 1_800_000_000_000, banned: true, reason: '' })
      await reopen()
      expect(Buffer.compare(await storage.key(), ring)).toBe(0)
      expect(await storage.bars()).toEqual([
        { guest: 'ada', at: 3, before: 1, banned: true, reason: 'B' },
        { guest: 'ben', at: 3, before: 1_800_000_000_000, banned: true, reason: '' },
      ])
      await storage.bar({ guest: 'ada', at: 3, before: 9, banned: false, reason: '' }, 'ben')
      expect(await storage.bars()).toEqual([{ guest: 'ada', at: 3, before: 9, banned: false, reason: '' }])
    })

    it('replaces the steps of a table, and adds one by which others see it', async () => {
      await storage.append('a', 0, ['one', 'two'], head({ guests: ['ada', 'ben'] }))
      const heard: Note[] = []
      storage.follow({ heard: (note) => heard.push(note), restored: () => undefined, cut: () => undefined })
      await storage.serve('a')
      await expect(storage.rewrite('a', 1, ['1', '2'], head(), 'ben')).rejects.toThrow(ConflictError)
      await expect(storage.rewrite('a', 2, ['1', '2'], head(), 'ben')).rejects.toThrow(ConflictError)
      await storage.rewrite('a', 2, ['1', 'two', '3'], head({ title: 'Another' }), 'ben')
      expect(heard).toContainEqual({ kind: 'steps', code: 'a', sequence: 3 })
      expect(await storage.read('a')).toEqual(['1', 'two', '3'])
      expect(await storage.head('a')).toMatchObject({ title: 'Another', sequence: 3 })
      expect(await storage.ofGuest('ben', 9)).toEqual([])
      await expect(storage.append('a', 2, ['late'], head())).rejects.toThrow(ConflictError)
      await storage.append('a', 3, ['four'], head())
      await storage.rewrite('a', 4, ['1', '2', '3', '4', '5'], head(), null)
      expect((await storage.ofGuest('ada', 9)).map(({ code }) => code)).toEqual(['a'])
    })

    it('finds tables by persons who do not belong to them, of whom steps have told', async () => {
      await storage.append('a', 0, ['one'], head({ met: ['eve', 'ben'] }))
      await storage.append('a', 1, ['two'], head({ met: ['kim'] }))
      await storage.append('a', 2, ['three'], head())
      for (const guest of ['ada', 'ben', 'eve', 'kim']) {
        const [found] = await storage.ofGuest(guest, 9)
        expect(found).toMatchObject({ code: 'a', guests: ['ada'] })
        expect(found).not.toHaveProperty('met')
        expect((await storage.standing(guest)).belongs).toBe(guest === 'ada' ? 1 : 0)
      }
    })

    it('gives what is due to one owner, until his time is up', async () => {
      await storage.append('a', 0, ['x'], head({ wake: 100 }))
      await storage.append('b', 0, ['x'], head({ wake: 300 }))
      await storage.append('c', 0, ['x'], head({ wake: null }))
      expect(await storage.claimDue(99, 'one', 1000, 10)).toEqual([])
      expect(await storage.claimDue(200, 'one', 1000, 10)).toEqual(['a'])
      expect(await storage.claimDue(400, 'two', 1000, 10)).toEqual(['b'])
      expect((await storage.claimDue(400, 'one', 1000, 10)).sort()).toEqual(['a'])
      expect((await storage.claimDue(1000, 'two', 2000, 10)).sort()).toEqual(['a', 'b'])
      await storage.append('a', 1, ['y'], head({ wake: null }))
      expect(await storage.claimDue(5000, 'two', 6000, 10)).toEqual(['b'])
    })

    it('gives what its owner has released to others at once', async () => {
      await storage.append('a', 0, ['x'], head({ wake: 100 }))
      await storage.append('b', 0, ['x'], head({ wake: 100 }))
      expect(await storage.claimDue(200, 'one', 1000, 1)).toHaveLength(1)
      expect(await storage.claimDue(200, 'two', 1000, 9)).toHaveLength(1)
      await storage.release('one')
      expect(await storage.claimDue(200, 'two', 1000, 9)).toHaveLength(2)
    })

    it('keeps the last snapshot of each table, until the table is rewritten or removed', async () => {
      const body = (text: string) => new Uint8Array(Buffer.from(text))
      const bodyOf = async (code: string) => String(Buffer.from((await storage.snapshots.get(code))?.body ?? []))
      for (const code of ['a', 'b', 'c']) {
        await storage.append(code, 0, ['x'], head())
        await storage.snapshots.put({ code, sequence: 1, body: body('old') })
        await storage.snapshots.put({ code, sequence: 7, body: body(`${code}\0ä`) })
      }
      await reopen()
      expect([await bodyOf('a'), (await storage.snapshots.get('a'))?.sequence]).toEqual(['a\0ä', 7])
      expect(await storage.snapshots.get('none')).toBeNull()
      await storage.rewrite('a', 1, ['y', 'z'], head(), 'ada')
      await storage.remove('b', 1)
      await storage.snapshots.drop('c')
      expect(await Promise.all(['a', 'b', 'c'].map(bodyOf))).toEqual(['', '', ''])
    })

    it('takes nothing any more when it is closed', async () => {
      const closed = storage
      await closed.append('a', 0, ['in time'], head())
      await reopen()
      await expect(closed.append('a', 1, ['late'], head())).rejects.toThrow(StorageError)
      await expect(closed.read('a')).rejects.toThrow(StorageError)
      expect(await closed.ready()).toBe(false)
      expect(await storage.read('a')).toEqual(['in time'])
    })

    it('does not give what has nothing to do, until a step says so again', async () => {
      await storage.append('a', 0, ['x'], head({ wake: 100 }))
      expect(await storage.claimDue(200, 'one', 1000, 10)).toEqual(['a'])
      await storage.rest('a', 0)
      expect(await storage.claimDue(300, 'one', 1000, 10)).toEqual(['a'])
      await storage.rest('a', 1)
      expect(await storage.claimDue(5000, 'one', 6000, 10)).toEqual([])
      expect((await storage.ofGuest('ada', 1))[0]?.wake).toBeNull()
      await storage.append('a', 1, ['y'], head({ wake: 400 }))
      expect(await storage.claimDue(5000, 'two', 6000, 10)).toEqual(['a'])
    })

    const book = { mark: 'b'.repeat(64), identity: 'rules', base: 'classic', file: '{"title":"骰"}', used: 5 }
    const link = { code: 'k', mark: book.mark, guest: 'ada', made: 1, opened: 1 }

    it('adds up what was spent, of which some comes back, also when it is opened again', async () => {
      const guest = { who: 'gAda', via: 'aHome', amounts: [10, 2, 0, 10, 2, 0], rates: [0.01, 0, 0, 0.001, 0, 0] }
      const table = { who: 'tFirst', via: null, amounts: [1, 1, 1, 1, 1, 1], rates: [0, 0, 0, 0, 0, 1] }
      const levels = (found: readonly { who: string; levels: readonly number[] }[]) =>
        Object.fromEntries(
          found.map(({ who, levels }) => [who, levels.map((level) => Math.round(level * 1000) / 1000)]),
        )
      expect(levels(await storage.spending.add([table, guest], 5000))).toEqual({
        gAda: [10, 2, 0, 10, 2, 0],
        tFirst: [1, 1, 1, 1, 1, 1],
      })
      await storage.close()
      storage = await at.open()
      const later = await storage.spending.add([{ ...guest, via: null }, table], 5500)
      expect(levels(later)).toEqual({ gAda: [15, 4, 0, 19.5, 4, 0], tFirst: [2, 2, 2, 2, 2, 1] })
      expect(later.find(({ who }) => who === 'gAda')?.via).toBe('aHome')
      // A clock that is behind takes nothing back.
      expect(levels(await storage.spending.add([guest], 100))).toEqual({ gAda: [25, 6, 0, 29.5, 6, 0] })
      await storage.spending.tidy(5501)
      expect(levels(await storage.spending.add([guest], 6000))).toEqual({ gAda: [10, 2, 0, 10, 2, 0] })
      expect(await storage.spending.add([], 6000)).toEqual([])
    })

    it('keeps a rulebook once, however often it is brought, and when that was last', async () => {
      for (const used of [5, 9, 7]) await storage.books.put({ ...book, used })
      await storage.books.put({ ...book, mark: 'a'.repeat(64) })
      await reopen()
      expect(await storage.books.get(book.mark)).toEqual({ ...book, used: 9 })
      expect(await storage.books.get('c')).toBeNull()
      expect(await storage.books.size()).toBe(2 * book.file.length)
    })

    it('keeps links; they are removed by who made them, or by who runs the server', async () => {
      for (const code of ['k', 'l', 'm']) await storage.books.addLink({ ...link, code, made: code.charCodeAt(0) })
      await storage.books.addLink({ ...link, code: 'n', guest: 'ben' })
      await reopen()
      const codes = async () => (await storage.books.links('', 9)).map(({ code }) => code)
      expect((await storage.books.linksOf('ada')).map(({ code }) => code)).toEqual(['m', 'l', 'k'])
      expect((await storage.books.links('k', 2)).map(({ code }) => code)).toEqual(['l', 'm'])
      expect(await storage.books.openLink('k', 40)).toEqual({ ...link, made: 107, opened: 40 })
      expect(await storage.books.openLink('none', 40)).toBeNull()
      expect(await storage.books.removeLink('n', 'ada')).toBe(false)
      expect(await storage.books.removeLink('m', 'ada')).toBe(true)
      expect(await storage.books.removeLink('n', null)).toBe(true)
      expect(await codes()).toEqual(['k', 'l'])
    })

    it('forgets links that nobody opens, and rulebooks to which nothing leads any more', async () => {
      const marks = ['table', 'link', 'fresh', 'old']
      for (const mark of marks) await storage.books.put({ ...book, mark, used: mark === 'fresh' ? 90 : 5 })
      const own = { mark: 'table', title: { de: 'Oma', en: 'Grandma' }, base: 'classic', differences: 2 }
      await storage.append('a', 0, ['x'], head({ book: own }))
      await storage.append('b', 0, ['x'], head())
      await storage.books.addLink({ ...link, code: 'old', mark: 'old', opened: 10 })
      await storage.books.addLink({ ...link, code: 'new', mark: 'link', opened: 20 })
      const left = async () => {
        const found = await Promise.all(marks.map((mark) => storage.books.get(mark)))
        return found.flatMap((one) => one?.mark ?? [])
      }
      await storage.books.tidy(null, 50)
      expect(await left()).toEqual(marks)
      await storage.books.tidy(15, 50)
      expect(await left()).toEqual(['table', 'link', 'fresh'])
      expect((await storage.head('a'))?.book).toEqual(own)
      expect((await storage.head('b'))?.book).toBeUndefined()
      await storage.remove('a', 1)
      await storage.books.removeLink('new', 'ada')
      await storage.books.tidy(15, 50)
      expect(await left()).toEqual(['fresh'])
    })

    it('is ready', async () => {
      // A disk that is busy for two seconds is not ready, and is asked again.
      await expect.poll(() => storage.ready()).toBe(true)
    })
  })
}
