import { reachSchema } from '@hausregeln/protocol'
import { useEffect, useState } from 'react'
import { answerOf } from './api.ts'

/** Whether other devices cannot open what this host name leads to. */
export function isThisDeviceOnly(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/**
 * Where other devices reach the server of this page, the likeliest first. Null: that is being found out. Empty: they
 * do not.
 */
export function useReach(): readonly string[] | null {
  const here = isThisDeviceOnly(location.hostname)
  const [addresses, setAddresses] = useState<readonly string[] | null>(here ? null : [location.origin])
  useEffect(() => {
    if (!here) return
    let gone = false
    answerOf('api/reach')
      .then((answer) => reachSchema.parse(answer).addresses)
      .catch((): string[] => [])
      .then((found) => gone || setAddresses(found))
    return () => {
      gone = true
    }
  }, [here])
  return addresses
}
