import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { temporaryDirectory } from '../test/support/server.ts'
import { Child } from './child.ts'
import { type CpuTime, cpuOf, startedBy } from './processes.ts'
import { BenchTable } from './tables.ts'
import { type Watcher, Watchers } from './watchers.ts'

/**
 * `npm run bench:crowd`: a table of four scripted pages, and many who watch it. They come one after the other, are told
 * what is played, one of them comes and goes, and all go. What that costs in frames, bytes and CPU time: of the process
 * that has the table, and of all processes of the server.
 */
const { values } = parseArgs({
  options: {
    watchers: { type: 'string', default: '1000' },
    actions: { type: 'string', default: '150' },
    /** Milliseconds between two who come. */
    gap: { type: 'string', default: '0' },
    packed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const [WATCHERS, ACTIONS, GAP] = [values.watchers, values.actions, values.gap].map(Number) as [number, number, number]
/** How long those who are there are told the last of who has come and gone, in milliseconds. */
const SETTLED = 8000

/** What something cost: frames and bytes that those who watch were told, and CPU times. */
interface Bill {
  readonly frames: number
  readonly bytes: number
  /** Of the process that has the table. */
  readonly own: CpuTime
  readonly all: CpuTime
}

const directory = temporaryDirectory()
const child = await Child.start('serve.ts', ['--directory', directory])
const table = await BenchTable.begin([child.address], 0, values.packed)
const watchers = new Watchers(child.address, table.code, values.packed)
await watchers.introduce(WATCHERS)

function used(): Bill {
  const own = cpuOf(child.pid)
  const others = startedBy(child.pid).map(cpuOf)
  const sum = (of: (time: CpuTime) => number) => [own, ...others].reduce((total, time) => total + of(time), 0)
  const { frames, bytes } = watchers
  return { frames, bytes, own, all: { user: sum(({ user }) => user), system: sum(({ system }) => system) } }
}

async function billOf(work: () => Promise<void>): Promise<Bill> {
  const before = used()
  await work()
  const after = used()
  const less = (now: CpuTime, then: CpuTime) => ({ user: now.user - then.user, system: now.system - then.system })
  return {
    frames: after.frames - before.frames,
    bytes: after.bytes - before.bytes,
    own: less(after.own, before.own),
    all: less(after.all, before.all),
  }
}

/** Actions one after the other, each when all who watch have been told of the one before. */
async function act(): Promise<void> {
  for (let done = 0; done < ACTIONS; done++) {
    const { frames, size } = watchers
    await table.act(() => undefined)
    if (table.over) throw new Error('The game is over: ask for fewer actions.')
    await watchers.toldAll(frames + size)
  }
}

const bills: [what: string, count: number, bill: Bill][] = []
await act()
bills.push(['an action, nobody watching', ACTIONS, await billOf(act)])
const there: Watcher[] = []
const joined = await billOf(async () => {
  for (let number = 0; number < WATCHERS; number++) {
    there.push(await watchers.come(number))
    if (GAP > 0) await sleep(GAP)
  }
  await sleep(SETTLED)
})
bills.push(['somebody comes to watch', WATCHERS, joined])
bills.push([`an action, ${WATCHERS} watching`, ACTIONS, await billOf(act)])
const flapping = await billOf(async () => {
  for (let turn = 0; turn < WATCHERS; turn++) {
    await watchers.go(there[0] as Watcher)
    there[0] = await watchers.come(0)
  }
  await sleep(SETTLED)
})
bills.push(['one of them goes and comes back', WATCHERS, flapping])
const left = await billOf(async () => {
  for (const watcher of there) await watchers.go(watcher)
  await sleep(SETTLED)
})
bills.push(['somebody goes', WATCHERS, left])
table.close()
await child.stop()
rmSync(directory, { recursive: true, force: true })

const each = ({ user, system }: CpuTime, count: number) =>
  `${(user / count).toFixed(3)} + ${(system / count).toFixed(3)}`
if (values.json) console.log(JSON.stringify(bills))
else {
  const rows = bills.map(([what, count, { frames, bytes, own, all }]) => {
    const cpu = { "ms each, table's process": each(own, count), 'ms each, all processes': each(all, count) }
    return [what, { times: count, frames, MB: Number((bytes / 1e6).toFixed(2)), ...cpu }] as const
  })
  console.table(Object.fromEntries(rows))
  const [[, , alone], , [, , watched]] = bills as [(typeof bills)[0], (typeof bills)[0], (typeof bills)[0]]
  const more = (of: (bill: Bill) => number) => (of(watched) - of(alone)) / ACTIONS
  const micro = (ms: number) => `${((ms * 1000) / WATCHERS).toFixed(2)} µs`
  console.log('CPU times: in programs + in the system. An action costs for each who watches, in all processes')
  console.log(`${micro(more(({ all }) => all.user))} + ${micro(more(({ all }) => all.system))};`)
  console.log(`the table's own process ${more(({ own }) => own.user + own.system).toFixed(2)} ms more than alone.`)
  if (watchers.lost > 0) console.log(`The server has let go of ${watchers.lost} of them, who read too slowly.`)
}
