import address from 'virtual:worker-address'
import { type Remote, wrap } from 'comlink'
import type { Backend } from './types.ts'

let remote: Remote<Backend> | null = null

/** The worker, started when it is first needed. */
export function backend(): Remote<Backend> {
  remote ??= wrap<Backend>(new Worker(address, { type: 'module', name: 'hausregeln' }))
  return remote
}
