/** What the browser says of the room that this page takes and may take, in bytes; null: it says nothing. */
export interface Room {
  readonly used: number
  readonly most: number
  /** Whether the browser keeps it even when room is short. */
  readonly lasting: boolean
}

/** Browsers tell it only where a page came safely (https, or this machine). */
export async function askRoom(): Promise<Room | null> {
  const { storage } = navigator
  if (storage?.estimate === undefined) return null
  const { usage = 0, quota = 0 } = await storage.estimate()
  return { used: usage, most: quota, lasting: (await storage.persisted?.()) ?? false }
}

/** Asks the browser to keep what this page has stored even when room is short; false: it does not promise to. */
export async function makeLasting(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** A size in the unit that suits it, as `Intl` writes it. */
export function sizeIn(locale: string, bytes: number): string {
  let unit = 0
  let size = bytes / STEP
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit++
  }
  const digits = size < 10 && unit > 0 ? 1 : 0
  const shown = { style: 'unit', unit: UNITS[unit] ?? 'kilobyte', maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(locale, shown).format(bytes > 0 && unit === 0 ? Math.max(1, size) : size)
}
