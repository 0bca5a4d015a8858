import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What is known of a process's memory: bytes in use, what is garbage among them, and the most that there may be. */
export interface Heap {
  readonly used: number
  readonly most: number
  /** Collects garbage. */
  collect(): void
}

const MEBIBYTE = 2 ** 20
/** Where V8 puts what is new: what lives on leaves it, and its size is not within what a process is allowed. */
const YOUNG = ['new_space', 'new_large_object_space', 'read_only_space']

/**
 * Bytes that what lives on may take, by the options that Node was started with, the last of which counts. `otherwise`:
 * where they say nothing. V8 itself only tells a sum with what is new, which is more than twice as much where little is
 * allowed; beyond its part of it a process ends.
 */
export function mostAllowed(options: readonly string[], otherwise: number): number {
  const found = options.join(' ').matchAll(/--max[-_]old[-_]space[-_]size[= ](\d+)/g)
  const megabytes = Number([...found].at(-1)?.[1] ?? 0)
  return megabytes > 0 ? Math.min(megabytes * MEBIBYTE, otherwise) : otherwise
}

/** The heap of this process. */
export const OWN_HEAP: Heap = {
  get used() {
    return getHeapSpaceStatistics().reduce(
      (sum, { space_name, space_used_size }) => (YOUNG.includes(space_name) ? sum : sum + space_used_size),
      0,
    )
  },
  most: mostAllowed([process.env.NODE_OPTIONS ?? '', ...process.execArgv], getHeapStatistics().heap_size_limit),
  collect: collector(),
}

/** Node's own collector, which otherwise runs only when something needs room: where nothing does, it would never. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return collect
}
