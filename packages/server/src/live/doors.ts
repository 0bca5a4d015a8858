import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../http/address.ts'
import type { Tally } from '../quota/tally.ts'

/**
 * Counts the connections of each address from the moment they are made, whatever they say or do not say, and takes no
 * more of one than it may have. `refused` is called for each that is not taken.
 */
export function countSockets(server: Server, sockets: Tally, refused: () => void): void {
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    if (!sockets.enter(address)) {
      refused()
      // A reset costs neither side anything more.
      socket.resetAndDestroy()
      return
    }
    socket.on('close', () => sockets.leave(address))
  })
}
