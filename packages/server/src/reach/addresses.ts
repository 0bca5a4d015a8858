import type { NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** The network cards of a machine, as `networkInterfaces` of node:os names them. */
export type Cards = ReturnType<typeof networkInterfaces>

/** What a server listens to that listens to every address of the machine. */
export const EVERYWHERE = ['0.0.0.0', '::']

/** Cards of containers, virtual machines and tunnels: a phone in the living room does not reach them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|vethernet|lxc|podman|cni|tun|tap|wg|zt|tailscale|utun|awdl|llw)/i

/** Ranges that routers at home hand out, the commonest first. */
const AT_HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./] as const

/** What of the settings says by which addresses people come. */
export interface Listening {
  readonly host: string
  /** Proxies in front: people come by their address, not by this machine’s. */
  readonly trustedHops: number
}

/** Whether only this machine itself reaches an address or a host of this name. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(host)
}

/**
 * Where other devices in the network reach a server that listens at `host`, the likeliest first: `http://192.168.1.20:3000`.
 * Empty if only this machine or a proxy reaches it, or none of its cards has an address.
 */
export function reachedAt({ host, trustedHops }: Listening, port: number, cards: Cards): string[] {
  if (trustedHops > 0 || isLoopback(host)) return []
  const hosts = EVERYWHERE.includes(host) ? ownAddresses(cards) : [host]
  return hosts.map((each) => `http://${each.includes(':') ? `[${each}]` : each}:${port}`)
}

function ownAddresses(cards: Cards): string[] {
  return Object.entries(cards)
    .flatMap(([card, infos = []]) => infos.filter(isReached).map(({ address }) => ({ card, address })))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ address }) => address)
}

/** IPv4 alone is typed and scanned without trouble; 169.254 is what a card has that was given no address. */
function isReached({ family, internal, address }: NetworkInterfaceInfo): boolean {
  return family === 'IPv4' && !internal && !address.startsWith('169.254.')
}

function rank({ card, address }: { readonly card: string; readonly address: string }): number {
  const range = AT_HOME.findIndex((each) => each.test(address))
  return (range < 0 ? AT_HOME.length : range) + (VIRTUAL.test(card) ? AT_HOME.length + 1 : 0)
}
