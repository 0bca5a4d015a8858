/** The words of the page in French, part by part. */
export const parts = {
  start: async () => (await import('./start.ts')).start,
  play: async () => (await import('./play.ts')).play,
  away: async () => (await import('./away.ts')).away,
  desk: async () => (await import('./desk.ts')).desk,
  bench: async () => (await import('./bench.ts')).bench,
} as const
