import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * What the transport alone can do: a frame comes back to its sender, or, at the path /fan/<table>, goes to all at the
 * table and once more to its sender, as a move does.
 */
const server = createServer()
const wss = new WebSocketServer({ server, perMessageDeflate: false })
const tables = new Map<string, WebSocket[]>()
wss.on('connection', (socket, { url = '' }) => {
  const [, fan] = /^\/fan\/(.+)$/.exec(url) ?? []
  const table = fan === undefined ? [] : (tables.get(fan) ?? [])
  if (fan !== undefined) tables.set(fan, [...table, socket])
  socket.on('message', (data) => {
    const text = String(data)
    for (const other of fan === undefined ? [] : (tables.get(fan) ?? [])) other.send(text)
    socket.send(text)
  })
})
server.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }, () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: 0, rss: 0, cpu: (user + system) / 1000 })
})
process.on('disconnect', () => process.exit())
