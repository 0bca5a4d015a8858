import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

type Way = 'open' | 'held' | 'cut'

/** The way to a database, which can be closed: a plain proxy of TCP. */
export class TcpProxy {
  readonly #server: Server
  readonly #port: number
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #way: Way = 'open'
  /** Bytes that may still pass until it is held. */
  #allowed = Number.POSITIVE_INFINITY
  #onHeld: () => void = () => undefined
  port = 0

  /** A way to this port of this machine. */
  constructor(port: number) {
    this.#port = port
    this.#server = createServer((socket) => this.#join(socket))
  }

  /** The address of a database, by this way. */
  static async to(url: string): Promise<{ proxy: TcpProxy; url: string }> {
    const address = new URL(url)
    const proxy = new TcpProxy(Number(address.port))
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    proxy.port = (proxy.#server.address() as AddressInfo).port
    address.port = String(proxy.port)
    return { proxy, url: address.href }
  }

  /** Connections stand, new ones can be made, but nothing comes through: as when packets are lost. */
  hold(): void {
    this.#way = 'held'
    for (const socket of [...this.#pairs].flat()) socket.pause()
    this.#onHeld()
  }

  /** Connections break, and none can be made. */
  cut(): void {
    this.#way = 'cut'
    for (const socket of [...this.#pairs].flat()) socket.destroy()
  }

  /** The way is open again; what was held comes through late. */
  heal(): void {
    this.#way = 'open'
    this.#allowed = Number.POSITIVE_INFINITY
    for (const socket of [...this.#pairs].flat()) socket.resume()
  }

  /** Fulfilled when so many bytes have passed, in either direction; then it is held. */
  heldAfter(bytes: number): Promise<void> {
    this.#allowed = bytes
    return new Promise((resolve) => {
      this.#onHeld = resolve
    })
  }

  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(near: Socket): void {
    if (this.#way === 'cut') return void near.destroy()
    const far = connect(this.#port, '127.0.0.1')
    const pair = [near, far] as const
    this.#pairs.add(pair)
    this.#pass(near, far)
    this.#pass(far, near)
    const end = () => {
      near.destroy()
      far.destroy()
      this.#pairs.delete(pair)
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
    if (this.#way === 'held') for (const socket of pair) socket.pause()
  }

  #pass(from: Socket, to: Socket): void {
    from.on('data', (data) => {
      to.write(data)
      this.#allowed -= data.length
      if (this.#allowed <= 0 && this.#way === 'open') this.hold()
    })
  }
}
