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

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const percentage = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A count, or a large number: `12,345`. */
export function count(value: number): string {
  return whole.format(value)
}
/** A mean: `12.35`. */
export function decimal(value: number): string {
  return fine.format(value)
}
/** A share: `12.3%`. */
export function percent(value: number): string {
  return percentage.format(value)
}
