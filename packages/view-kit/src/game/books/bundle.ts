/** How the first line of a record begins. */
const FIRST_LINE = '{"hausregeln":'

/** Several records as one file: one after the other. */
export function bundled(records: readonly string[]): string {
  return records.join('')
}

/** The records that a file holds, one or several, as they were written; what is no record is one that cannot be read. */
export function recordsIn(text: string): string[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, at) => (line.startsWith(FIRST_LINE) ? [at] : []))
  if (starts.length < 2) return [text]
  return starts.map((from, index) => lines.slice(index === 0 ? 0 : from, starts[index + 1]).join('\n'))
}
