import { setFlagsFromString } from 'node:v8'

/**
 * To be called where a process begins: what is young is collected by the thread that has made it. Hardly anything of a
 * step lives on; that V8 would share it out among threads costs more than it saves, see docs/PERFORMANCE.md.
 */
export function collectAlone(): void {
  setFlagsFromString('--no-parallel-scavenge')
}
