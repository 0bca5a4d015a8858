import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens a plain connection to a server, and says something on it. */
export async function rawSocket(address: string, text: string | Buffer = ''): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  // What becomes of it is what is tested.
  socket.on('error', () => undefined)
  await once(socket, 'connect').catch(() => undefined)
  if (text.length > 0) socket.write(text)
  return socket
}

/** Fulfilled when the server has ended the connection. */
export async function ended(socket: Socket): Promise<void> {
  if (socket.destroyed) return
  socket.resume()
  await new Promise<void>((done) => socket.once('end', done).once('close', () => done()))
  socket.destroy()
}

/** The status of the first answer; 0: the connection was ended without one. */
export async function statusOf(socket: Socket): Promise<number> {
  let text = ''
  return new Promise((done) => {
    const tell = () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0))
    socket.on('data', (data) => {
      text += data
      if (text.includes('\r\n')) tell()
    })
    socket.once('close', tell).once('end', tell)
  })
}

export function upgrade(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = {
    host: 'localhost',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }
  return `GET ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
}

/** A message of text of a client, packed (RFC 7692) and masked by zeros, which change nothing. */
export function packedFrame(packed: Buffer): Buffer {
  const head = Buffer.from([0xc1, 0xfe, packed.length >> 8, packed.length & 0xff, 0, 0, 0, 0])
  return Buffer.concat([head, packed])
}
