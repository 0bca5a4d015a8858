import { type Bot, createBot, NOTHING, nextBotAction } from '@hausregeln/bots'
import { scenes } from '@hausregeln/chapters/scenes.ts'
import { moveOf, newHeader, Session, State, Terms, view as viewOf } from '@hausregeln/engine'
import { newMoments } from '@hausregeln/protocol/moments.ts'
import { classic, euronopoly, type rulebooks } from '@hausregeln/rulebooks'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TableView } from '../game/client.ts'
import { DEFAULT_SETTINGS } from '../game/settings/settings.ts'
import { openDemands } from '../table/matters.ts'
import { Director, type Tempo } from './director.ts'

type Rulebook = (typeof rulebooks)[number]

/** A game of bots, as a page is told of it after each step. */
class Evening {
  readonly #rulebook: Rulebook
  readonly #chronicle = new Chronicle()
  readonly #session: Session
  readonly #bots: readonly Bot[]
  #change = 0
  /** The first entry of the last step. */
  #from = 1

  constructor(rulebook: Rulebook, seed: number, like = (bot: Bot): Bot => bot) {
    this.#rulebook = rulebook
    this.#bots = [1, 2, 3].map((own) => {
      const bot = like(createBot('steady'))
      bot.begin(own)
      return bot
    })
    const seats = this.#bots.map((_, seat) => ({ name: `bot ${seat}` }))
    const header = newHeader(rulebook.book, { seats, options: {}, chance: { kind: 'seed', seed } })
    this.#session = new Session(rulebook.book, header, this.#chronicle)
  }

  /** One more step; false once the game is over. */
  step(): boolean {
    const action = nextBotAction(this.#session.game, this.#bots)
    this.#from = this.#session.length + 1
    return action !== NOTHING && this.#session.act(moveOf(this.#session.game, action)) === null
  }

  takeBack(): void {
    this.#session.enter({ host: 'undo', from: this.#from })
  }

  view(): TableView {
    const { bytes } = viewOf(this.#session.game, -1)
    const s = new State(this.#rulebook.book.layout)
    s.load(bytes)
    const log = [...this.#chronicle.lines]
    return {
      game: { id: 'evening', header: this.#session.header, players: [], persons: [] },
      rulebook: this.#rulebook,
      gameView: { book: this.#rulebook.book, s, terms: new Terms() },
      log,
      snapshot: {
        id: 'evening',
        change: this.#change++,
        view: bytes.slice(),
        logKept: 0,
        log,
        wealth: [...this.#chronicle.wealth],
        undoSeat: -1,
        countdown: null,
        endsAt: null,
        slips: [],
        botsPlay: true,
        settings: DEFAULT_SETTINGS,
        fault: null,
      },
    }
  }
}

/** A clock by hand. */
class Hand implements Tempo {
  readonly waiting: { readonly at: number; readonly what: () => void }[] = []
  now = 0

  later = (milliseconds: number, what: () => void) => {
    const timer = { at: this.now + milliseconds, what }
    this.waiting.push(timer)
    return () => void this.waiting.splice(this.waiting.indexOf(timer), 1)
  }
  rate = () => 1
  moment = () => 2000
  length = (milliseconds: number) => milliseconds

  /** Goes on to what is due next. */
  tick(): boolean {
    const [timer] = this.waiting.splice(0, 1)
    if (timer === undefined) return false
    this.now = timer.at
    timer.what()
    return true
  }
}

let hand: Hand
let evening: Evening
let director: Director

beforeEach(() => {
  hand = new Hand()
  evening = new Evening(euronopoly, 2)
  director = new Director(scenes, hand, evening.view())
  director.run()
})

/** Types of the events that are told. */
const told = () => director.shown().view.log.map(({ event }) => event.type)
const place = (seat: number) => director.shown().view.gameView.s.place[seat]

describe('what is shown of a throw', () => {
  it('is the dice first, then the way, then where it ends, then what that costs', () => {
    evening.step()
    const truth = evening.view()
    director.receive(truth)
    director.go()
    const [before] = [director.shown().view]
    expect(before.gameView.s.dieA).toBe(truth.gameView.s.dieA)
    expect(place(0)).toBe(0)
    expect(told()).not.toContain('threw')
    hand.tick()
    expect(told().at(-1)).toBe('threw')
    hand.tick()
    expect(place(0)).toBe(7)
    expect(told()).not.toContain('moved')
    hand.tick()
    expect(told().at(-1)).toBe('moved')
    expect(director.shown().view.gameView.s.cash[0]).toBe(3000)
    hand.tick()
    expect(told().at(-1)).toBe('cardDrawn')
    hand.tick()
    expect(told().at(-1)).toBe('moneyMoved')
    expect(director.shown()).toMatchObject({ playing: true })
    hand.tick()
    expect(director.shown()).toMatchObject({ playing: false })
    expect(director.shown().view.gameView).toBe(truth.gameView)
    expect(hand.tick()).toBe(false)
  })

  it('is heard beat by beat, each once', () => {
    const heard: unknown[] = []
    const hear = () => heard.push(...director.shown().heard.map(({ sound, times }) => [sound, times]))
    evening.step()
    director.receive(evening.view())
    director.go()
    hear()
    director.subscribe(hear)
    while (hand.tick());
    expect(heard).toEqual([
      ['throw', undefined],
      ['step', 7],
      ['card', undefined],
      ['moneyIn', undefined],
    ])
  })

  it('asks nobody any more for a rent that lapses by it, from the moment the dice roll (K-3.1)', () => {
    evening = new Evening(classic, 1, (bot) => Object.assign(bot, { consider: () => NOTHING }))
    director = new Director(scenes, hand, evening.view())
    director.run()
    let found = 0
    for (let step = 0; step < 2000 && found < 3; step++) {
      const before = evening.view()
      if (!evening.step()) break
      const now = evening.view()
      director.receive(now)
      director.go()
      const news = now.log.slice(before.log.length)
      if (news.some(({ event }) => event.type === 'rentLapsed')) {
        const { view, playing } = director.shown()
        expect([playing, view.log.length < now.log.length]).toEqual([true, true])
        const ofAll = [0, 1, 2]
        const open = openDemands(now.gameView, ofAll)
        expect(open).not.toEqual(expect.arrayContaining(openDemands(before.gameView, ofAll)))
        expect(open).toEqual(expect.arrayContaining(openDemands(view.gameView, ofAll)))
        found++
      }
      while (hand.tick());
    }
    expect(found).toBe(3)
  })

  it('goes on with the next entry where the one before ends, and tells each line once', () => {
    const heard: string[] = []
    let count = -1
    director.subscribe(() => {
      const { log, snapshot } = director.shown().view
      if (snapshot.change === count) return
      count = snapshot.change
      heard.push(...log.slice(snapshot.logKept).map((line) => JSON.stringify(line)))
    })
    const before = evening.view().log.length
    for (let step = 0; step < 60 && evening.step(); step++) {
      director.receive(evening.view())
      director.go()
      while (hand.tick());
    }
    const { log, gameView } = evening.view()
    expect(heard.length).toBeGreaterThan(50)
    expect(new Set(heard).size).toBe(heard.length)
    expect(heard.length).toBeLessThanOrEqual(log.length - before)
    expect(told()).toEqual(log.map(({ event }) => event.type))
    expect(director.shown().view.gameView.s.cash).toEqual(gameView.s.cash)
  })
})

describe('what cuts the scenes short', () => {
  it('a tap ends a beat, a key all of them', () => {
    evening.step()
    const truth = evening.view()
    director.receive(truth)
    director.go()
    director.nextBeat()
    expect(told().at(-1)).toBe('threw')
    expect(hand.waiting).toHaveLength(1)
    director.finish()
    expect(director.shown().view.gameView).toBe(truth.gameView)
    expect(hand.waiting).toHaveLength(0)
    expect(told()).toEqual(truth.log.map(({ event }) => event.type))
  })

  it('a move taken back, and another game, are shown as they are', () => {
    evening.step()
    director.receive(evening.view())
    director.go()
    expect(director.shown().playing).toBe(true)
    evening.takeBack()
    const truth = evening.view()
    director.receive(truth)
    director.go()
    expect(director.shown()).toMatchObject({ playing: false })
    expect(director.shown().view.gameView).toBe(truth.gameView)
    const other = new Evening(euronopoly, 3)
    other.step()
    const { game, ...rest } = other.view()
    director.receive({ ...rest, game: { ...game, id: 'other' } })
    expect(director.shown().playing).toBe(false)
    expect(place(0)).toBe(rest.gameView.s.place[0])
  })

  it('a page that falls far behind shows the last entry only, and tells nothing while a scene runs', () => {
    let last: readonly string[] | null = null
    for (let step = 0; step < 20; step++) {
      evening.step()
      director.receive(evening.view())
      director.go()
      if (last !== null) expect(told()).toEqual(last)
      last = director.shown().playing ? told() : null
    }
    expect(last).not.toBeNull()
    let ticks = 0
    while (hand.tick()) ticks++
    expect(hand.now).toBeLessThan(20_000)
    expect(ticks).toBeGreaterThan(0)
    expect(told()).toEqual(evening.view().log.map(({ event }) => event.type))
  })

  it('what is told of many entries at once is shown as it is', () => {
    for (let step = 0; step < 20; step++) evening.step()
    director.receive(evening.view())
    director.go()
    expect(director.shown().playing).toBe(false)
  })
})

describe('what people tell of', () => {
  /** Plays until a moment comes; then the director has it. */
  function untilMoment(): TableView {
    for (let step = 0; step < 3000 && evening.step(); step++) {
      const before = evening.view()
      if (newMoments(before.gameView, before.log, before.log.length - 1).length > 0) return before
      director.receive(before)
      director.finish()
    }
    throw new Error('Nothing has happened of which people tell.')
  }

  it('has a scene of its own, once it is told, and a tap ends it', () => {
    const truth = untilMoment()
    director.receive(truth)
    director.go()
    while (director.shown().moment === null && hand.tick());
    expect(director.shown()).toMatchObject({ playing: true, length: 2000, heard: [{ sound: 'cheer' }] })
    const { moment, view } = director.shown()
    expect(view.log.at(-1)?.entry).toBe(moment?.entry)
    director.nextBeat()
    expect(director.shown()).toMatchObject({ playing: false, moment: null })
    expect(director.shown().view.gameView).toBe(truth.gameView)
  })

  it('is seen at the end, too, of what comes many at once while a scene runs', () => {
    const truth = untilMoment()
    const last = truth.log.at(-1)?.entry ?? 0
    const thrown = truth.log.findLast(({ event, entry }) => event.type === 'threw' && entry < last - 2)?.entry ?? 0
    const until = (end: number) => ({ ...truth, log: truth.log.filter(({ entry }) => entry <= end) })
    director = new Director(scenes, hand, until(thrown - 1))
    director.run()
    director.receive(until(thrown))
    director.go()
    director.receive(truth)
    expect(director.shown()).toMatchObject({ playing: true, moment: null })
    while (hand.tick());
    expect(director.shown()).toMatchObject({ playing: false, moment: { entry: last }, heard: [{ sound: 'cheer' }] })
  })

  it('is not shown again by a key that ends all scenes, nor by a move taken back', () => {
    director.receive(untilMoment())
    director.finish()
    expect(director.shown()).toMatchObject({ playing: false, moment: null })
    evening.takeBack()
    director.receive(evening.view())
    expect(director.shown()).toMatchObject({ playing: false, moment: null })
  })
})

it('no time runs for what was received before it has been drawn', () => {
  evening.step()
  director.receive(evening.view())
  expect(director.shown().playing).toBe(true)
  expect(hand.waiting).toHaveLength(0)
  director.go()
  expect(hand.waiting).toHaveLength(1)
})
