import type { Visitor } from './audience.ts'

/** How long is waited between two pages that are let go, and how long that may take in all, in milliseconds. */
const PAUSE = 20
const LONGEST = 1500

/**
 * Lets go of pages one after the other, in no order, while the others are served, so that they do not come to another
 * process all at the same moment. `random`: see `World`.
 */
export async function letGo<Page extends Visitor>(
  pages: readonly Page[],
  random: (below: number) => number,
  dismiss: (page: Page) => void,
): Promise<void> {
  const left = [...pages]
  const pause = Math.min(PAUSE, LONGEST / left.length)
  while (left.length > 0) {
    const [page] = left.splice(random(left.length), 1)
    if (page?.connected) dismiss(page)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
