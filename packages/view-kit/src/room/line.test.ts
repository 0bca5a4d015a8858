import type { ClientMessage, MessageOf, Request, ServerMessage } from '@hausregeln/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LINES, type Listener, type Socket, TableLine } from './line.ts'

/** A socket whose other end the test holds. */
class OtherEnd extends EventTarget implements Pick<Socket, 'send' | 'close' | 'readyState'> {
  readyState: Socket['readyState'] = WebSocket.CONNECTING
  readonly sent: ClientMessage[] = []

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage)
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(new Event('close'))
  }

  open(): void {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  says(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  get requests(): number[] {
    return this.sent.flatMap((message) => (message.type === 'request' ? [message.number] : []))
  }
}

const say = (text: string): Request => ({ ask: 'say', text })
const times = { waits: null, clocks: [], now: 0 }

function welcome(sequence: number, done: number): MessageOf<'welcome'> {
  const guest = { id: 'a'.repeat(16), name: 'Ada' }
  const table = {} as MessageOf<'welcome'>['table']
  return { type: 'welcome', protocol: 1, sequence, guest, table, game: null, chat: [], muted: [], done, ...times }
}

/** A line, all its sockets so far, and what it has told. */
function lineWithEnds() {
  const ends: OtherEnd[] = []
  const told: string[] = []
  const listener: Listener = {
    heard: ({ type }) => told.push(type),
    line: (state) => told.push(state),
    waiting: (open) => told.push(`waits for ${open.length}`),
  }
  const addresses: (string | null)[] = []
  const open = (to: string | null) => {
    addresses.push(to)
    const end = new OtherEnd()
    ends.push(end)
    return end as Socket & OtherEnd
  }
  const line = new TableLine(open, 'a token', listener)
  const end = () => ends.at(-1) as OtherEnd
  return { line, ends, end, told, addresses }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a line to a table', () => {
  it('says who comes before anything else, and hands on what it hears in order', () => {
    const { end, told } = lineWithEnds()
    end().open()
    expect(end().sent).toEqual([
      {
        type: 'hello',
        protocol: 1,
        token: 'a token',
        client: expect.stringMatching(/^[0-9a-f]{24}$/),
        from: 0,
        lines: LINES,
        moves: true,
        crowds: true,
      },
    ])
    end().says(welcome(4, 0))
    end().says({ type: 'presence', guests: [] })
    expect(told).toEqual(['open', 'welcome', 'presence'])
  })

  it('comes back as the same page, with the last step that it has seen', () => {
    const { ends, end } = lineWithEnds()
    end().open()
    end().says(welcome(4, 0))
    end().says({ type: 'update', sequence: 5, ...times })
    end().close()
    vi.advanceTimersByTime(500)
    end().open()
    const [first, second] = ends.map(({ sent }) => sent[0])
    expect(second).toEqual({ ...first, from: 5 })
  })

  it('waits twice as long each time, half a minute at most, and from the start again once it was welcome', () => {
    const { ends, end } = lineWithEnds()
    for (const wait of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = ends.length
      end().close()
      vi.advanceTimersByTime(wait - 1)
      expect(ends).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(ends).toHaveLength(before + 1)
    }
    end().open()
    end().says(welcome(1, 0))
    end().close()
    vi.advanceTimersByTime(500)
    expect(ends).toHaveLength(10)
  })

  it('tries again at once when it is hurried, and only once', () => {
    const { line, ends, end } = lineWithEnds()
    end().close()
    line.hurry()
    line.hurry()
    expect(ends).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    expect(ends).toHaveLength(2)
  })

  it('does not listen to a socket that it has given up', () => {
    const { line, ends } = lineWithEnds()
    ends[0]?.close()
    line.hurry()
    ends[0]?.close()
    vi.advanceTimersByTime(60_000)
    expect(ends).toHaveLength(2)
  })
})

describe('a request', () => {
  it('is numbered from 1 and settled by its answer', async () => {
    const { line, end, told } = lineWithEnds()
    end().open()
    end().says(welcome(1, 0))
    const [first, second] = [line.request(say('a')), line.request(say('b'))]
    expect(end().requests).toEqual([1, 2])
    end().says({ type: 'refused', number: 2, refusal: 'paused', sentence: 'The game is paused.' })
    end().says({ type: 'done', number: 1, sequence: 2 })
    expect(await second).toMatchObject({ refusal: 'paused' })
    expect(await first).toEqual({ type: 'done', number: 1, sequence: 2 })
    expect(told).toContain('waits for 2')
    expect(told.at(-1)).toBe('waits for 0')
  })

  it('that was carried out before the line was lost is settled by the welcome, the others are asked again', async () => {
    const { line, end } = lineWithEnds()
    end().open()
    end().says(welcome(1, 0))
    const [first, second, third] = ['a', 'b', 'c'].map((text) => line.request(say(text)))
    end().close()
    vi.advanceTimersByTime(500)
    end().open()
    expect(end().requests).toEqual([])
    end().says(welcome(3, 1))
    expect(await first).toEqual({ type: 'done', number: 1, sequence: 3 })
    expect(end().requests).toEqual([2, 3])
    end().says({ type: 'done', number: 2, sequence: 4 })
    end().says({ type: 'done', number: 3, sequence: 5 })
    expect([await second, await third]).toMatchObject([{ number: 2 }, { number: 3 }])
  })

  it('that is made while the line is lost goes out after the welcome, with a number of its own', () => {
    const { line, end } = lineWithEnds()
    end().open()
    end().says(welcome(1, 7))
    end().close()
    void line.request(say('later'))
    vi.advanceTimersByTime(500)
    end().open()
    end().says(welcome(1, 0))
    expect(end().requests).toEqual([1])
  })

  it('is not settled by an answer that belongs to none', () => {
    const { line, end, told } = lineWithEnds()
    end().open()
    end().says(welcome(1, 0))
    void line.request(say('a'))
    end().says({ type: 'refused', number: 0, refusal: 'malformed', sentence: 'This message cannot be read.' })
    expect(told.at(-1)).toBe('waits for 1')
  })
})

describe('a goodbye', () => {
  const goodbye = { type: 'goodbye' as const, reason: 'restart', sentence: 'The server is restarted.' }

  it('after which the page may come back is followed by coming back', () => {
    const { ends, end, told } = lineWithEnds()
    end().open()
    end().says({ ...goodbye, retry: true })
    end().close()
    expect(told).toEqual(['goodbye', 'lost'])
    vi.advanceTimersByTime(500)
    expect(ends).toHaveLength(2)
  })

  it('that says when is followed by coming back then, and not before', () => {
    const { ends, end } = lineWithEnds()
    end().open()
    end().says({ ...goodbye, reason: 'spent', retry: true, wait: 40 })
    end().close()
    vi.advanceTimersByTime(39_000)
    expect(ends).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(ends).toHaveLength(2)
  })

  it('that names another address is followed by going there at once, with the place kept', () => {
    const { ends, end, addresses } = lineWithEnds()
    end().open()
    end().says(welcome(4, 0))
    end().says({ ...goodbye, retry: true, to: 'https://b.example' })
    end().close()
    end().open()
    expect(addresses).toEqual([null, 'https://b.example'])
    expect(end().sent[0]).toEqual({ ...ends[0]?.sent[0], from: 4 })
    end().says(welcome(4, 0))
    end().close()
    vi.advanceTimersByTime(500)
    expect(addresses).toEqual([null, 'https://b.example', null])
  })

  it('that names an address where nobody answers is followed by coming back, to stay where one is', () => {
    const { end, addresses } = lineWithEnds()
    end().open()
    end().says({ ...goodbye, retry: true, to: 'https://b.example' })
    end().close()
    end().close()
    vi.advanceTimersByTime(500)
    end().open()
    expect(addresses).toEqual([null, 'https://b.example', null])
    expect(end().sent[0]).toMatchObject({ type: 'hello', moves: false })
    end().says(welcome(1, 0))
    end().close()
    vi.advanceTimersByTime(500)
    end().open()
    expect(end().sent[0]).toMatchObject({ type: 'hello', moves: true })
  })

  it('that sends one on and on is followed twice, and then one stays', () => {
    const { end, addresses } = lineWithEnds()
    for (const to of ['https://b.example', 'https://a.example']) {
      end().open()
      expect(end().sent[0]).toMatchObject({ moves: true })
      end().says({ ...goodbye, retry: true, to })
      end().close()
    }
    end().open()
    expect([addresses.length, end().sent[0]]).toMatchObject([3, { moves: false }])
  })

  it('for good ends the line', () => {
    const { ends, end, told } = lineWithEnds()
    end().open()
    end().says({ ...goodbye, reason: 'noSuchTable', retry: false })
    end().close()
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual(['ended', 'goodbye'])
    expect(ends).toHaveLength(1)
  })

  it('by the page itself says nothing more and does not come back', () => {
    const { line, ends, end, told } = lineWithEnds()
    end().open()
    line.close()
    vi.advanceTimersByTime(60_000)
    expect([ends.length, told]).toEqual([1, []])
  })

  it('while one waits to come back ends the wait', () => {
    const { line, ends, end } = lineWithEnds()
    end().close()
    line.close()
    line.hurry()
    vi.advanceTimersByTime(60_000)
    expect(ends).toHaveLength(1)
  })
})
