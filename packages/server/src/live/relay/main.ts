import { Socket } from 'node:net'
import { Hall } from './hall.ts'
import { type Handover, type Order, type Report, type Taken, Wire } from './wire.ts'

/** Where the wire to the server lies, see `Relay`. */
const WIRE = 4

/** A process of its own beside a server: it holds the lines that it is handed over, as long as the server is there. */
const hall = new Hall((report) => wire.say(report))
const wire: Wire<Report, Order> = new Wire(new Socket({ fd: WIRE }), (order, frames) => hall.carryOut(order, frames))
process.on('message', (handover: Handover, socket: Socket | undefined) => {
  if (socket === undefined) return wire.say({ is: 'gone', line: handover.line })
  hall.take(handover, socket)
  // Where the server has gone, this process goes too.
  process.send?.({ taken: handover.line } satisfies Taken, undefined, undefined, () => undefined)
})
// Signals to a group of processes are for the server, which lets go of its pages first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
