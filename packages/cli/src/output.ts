import type { Interval } from '@hausregeln/lab'

/** Prints JSON for programs. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

/** Prints lines for people. */
export function printLines(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line.trimEnd()}\n`).join(''))
}

/** Rows of cells as lines with aligned columns. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
    })
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

/** A way to write numbers. Made when it is used first: setting up what Node knows of languages takes a while. */
function format(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | null = null
  return (value) => {
    made ??= new Intl.NumberFormat('en', options)
    return made.format(value)
  }
}

/** A count, or a large number: `12,345`. */
export const count = format({ maximumFractionDigits: 0 })
/** A mean: `12.35`. */
export const decimal = format({ maximumFractionDigits: 2 })
/** The limits of 95 % confidence, written as the figure itself: `11.9 to 12.8`. */
export function limits(interval: Interval | null, write: (value: number) => string): string {
  return interval === null ? '-' : `${write(interval.low)} to ${write(interval.high)}`
}
/** A share: `12.3%`. */
export const percent = format({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
