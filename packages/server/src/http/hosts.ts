import { isIP } from 'node:net'
import type { Settings } from '../settings.ts'

type Names = Pick<Settings, 'hostNames' | 'origins' | 'places' | 'trustedHops'>

/** Endings of names that nobody can have on the internet: those of home networks. */
const AT_HOME = ['local', 'localhost', 'lan', 'home', 'home.arpa', 'internal', 'localdomain', 'fritz.box']

/**
 * Whether a `Host` is a name of this server. Somebody else's page could otherwise reach a server at home by a domain of
 * its own that leads there (DNS rebinding): as a page of the same origin. Where the settings name no hosts, a proxy in
 * front is trusted to know them; without one, only what cannot be such a domain counts. `foreign` is told the first name
 * that is none.
 */
export function ownHosts(
  { hostNames, origins, places, trustedHops }: Names,
  foreign: (name: string) => void = () => undefined,
): (host: string | undefined) => boolean {
  const named = new Set([
    ...hostNames,
    ...[...origins, ...(places?.all ?? [])].map((origin) => new URL(origin).hostname),
  ])
  let told = false
  const any = hostNames.length === 0 && trustedHops > 0
  return (host = '') => {
    if (!URL.canParse(`http://${host}`)) return false
    const name = new URL(`http://${host}`).hostname.replace(/\.$/, '')
    const own = any || named.has(name) || isOfHome(name)
    if (!own && !told) foreign(name)
    told ||= !own
    return own
  }
}

function isOfHome(name: string): boolean {
  const isAddress = isIP(name) > 0 || name.startsWith('[')
  return isAddress || !name.includes('.') || AT_HOME.some((ending) => name.endsWith(`.${ending}`))
}
