/** A paragraph written over several lines of code, as one line of text: `` text: prose`…` ``. */
export function prose(lines: TemplateStringsArray): string {
  return lines
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}
