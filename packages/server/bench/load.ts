import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Done } from './child.ts'
import type { BenchTable } from './tables.ts'

export interface Latency {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** So many actions a second over all tables, evenly, for so many seconds. Latencies in milliseconds. */
export async function paced(tables: readonly BenchTable[], perSecond: number, seconds: number): Promise<Latency> {
  const latencies: number[] = []
  const pending: Promise<void>[] = []
  const busy = new Set<BenchTable>()
  const begun = performance.now()
  let [done, next] = [0, 0]
  while (performance.now() - begun < seconds * 1000) {
    const due = ((performance.now() - begun) / 1000) * perSecond
    for (let tries = 0; done < due && tries < tables.length; tries++) {
      const table = tables[next++ % tables.length]
      if (table === undefined || busy.has(table) || table.over) continue
      busy.add(table)
      done++
      pending.push(table.act((time) => latencies.push(time)).then(() => void busy.delete(table)))
    }
    await sleep(1)
  }
  await Promise.all(pending)
  return { perSecond: done / ((performance.now() - begun) / 1000), ...percentiles(latencies) }
}

/** As many actions as go, one at a time at every table. */
export async function saturated(tables: readonly BenchTable[], seconds: number): Promise<Done> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const begun = performance.now()
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end && !table.over) {
        await table.act(() => undefined)
        done++
      }
    }),
  )
  return { count: done, perSecond: done / ((performance.now() - begun) / 1000) }
}

/** Frames a second that an echo server answers: one at a time at each of `groups`. `fan`: to all of four, and the sender. */
export async function echoed(address: string, groups: number, fan: boolean, seconds: number): Promise<Done> {
  const text = JSON.stringify({ type: 'request', number: 12, request: { ask: 'move', move: { do: 'throw', seat: 1 } } })
  const url = address.replace('http', 'ws')
  const connect = async (path: string) => {
    const socket = new WebSocket(url + path, { perMessageDeflate: false })
    await new Promise((resolve) => socket.once('open', resolve))
    return socket
  }
  const all: WebSocket[][] = []
  for (let group = 0; group < groups; group++)
    all.push(await Promise.all(Array.from({ length: fan ? 4 : 1 }, () => connect(fan ? `/fan/${group}` : '/'))))
  const end = performance.now() + seconds * 1000
  let done = 0
  const begun = performance.now()
  await Promise.all(all.map((sockets) => exchange(sockets, text, fan ? 5 : 1, end, () => done++)))
  const perSecond = done / ((performance.now() - begun) / 1000)
  for (const socket of all.flat()) socket.terminate()
  return { count: done, perSecond }
}

function exchange(sockets: readonly WebSocket[], text: string, frames: number, end: number, count: () => void) {
  return new Promise<void>((resolve) => {
    let heard = 0
    let turn = 0
    const hear = () => {
      if (++heard < frames) return
      heard = 0
      count()
      if (performance.now() >= end) return resolve()
      sockets[turn++ % sockets.length]?.send(text)
    }
    for (const socket of sockets) socket.on('message', hear)
    sockets[0]?.send(text)
  })
}

function percentiles(values: number[]): { p50: number; p99: number } {
  values.sort((a, b) => a - b)
  const at = (share: number) => values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
