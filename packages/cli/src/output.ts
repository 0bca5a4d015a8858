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

/** How numbers are written in one language. */
export interface Figures {
  /** A count, or a large number: `12,345`. */
  readonly count: (value: number) => string
  /** A mean: `12.35`. */
  readonly decimal: (value: number) => string
  /** A share: `12.3%`. */
  readonly percent: (value: number) => string
}

const MADE = new Map<string, Figures>()

/** How numbers are written in this language. */
export function figuresIn(language: string): Figures {
  const known = MADE.get(language)
  if (known !== undefined) return known
  const figures: Figures = {
    count: format(language, { maximumFractionDigits: 0 }),
    decimal: format(language, { maximumFractionDigits: 2 }),
    percent: format(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
  MADE.set(language, figures)
  return figures
}

/** A way to write numbers. Made when it is used first: setting up what Node knows of languages takes a while. */
function format(language: string, options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | null = null
  return (value) => {
    made ??= new Intl.NumberFormat(language, options)
    return made.format(value)
  }
}
