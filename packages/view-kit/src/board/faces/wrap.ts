const SOFT_HYPHEN = '\u00ad'
const MAX_LINES = 3
/** From one line to the next, by the size of the font. */
export const LEADING = 1.08

/** Widths of letters in the narrow cut of our typeface (weight 600, width 76 %), in ems; measured, rounded up. */
const WIDTHS: readonly (readonly [string, number])[] = [
  [".,:;'", 0.16],
  [' !iljI-()/1', 0.26],
  ['ftrJ7T', 0.34],
  ['szvceZFLEY3x2', 0.43],
  ['CPXBGRDOUÖÜHQ', 0.53],
  ['N&', 0.62],
  ['wmMW', 0.71],
]
const USUAL_WIDTH = 0.48

const widthOf = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)))

/** Width of a text in ems, near enough to choose line breaks by. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) if (letter !== SOFT_HYPHEN) width += widthOf.get(letter) ?? USUAL_WIDTH
  return width
}

// Second halves of German compounds before which a name may break.
const TAILS =
  /(?<=\p{L}{3})(?=(straße|strasse|platz|bahnhof|werk|feld|steuer|allee|damm|weg|ring|markt|gasse|ufer|bus|wiese|häuschen|spiel|bude|kammer|tunnel|außen|punkt)\b|schafts\p{L})/giu

/** A word or a name that the browser may break where a compound's parts meet, if it does not say so itself. */
export function breakable(name: string): string {
  return name.includes(SOFT_HYPHEN) ? name : name.replaceAll(TAILS, SOFT_HYPHEN)
}

interface Part {
  readonly text: string
  /** Written between this part and the next when they share a line. */
  readonly joint: '' | ' '
  /** Written at the end of the line when they do not. */
  readonly hyphen: '' | '-'
}

function parts(name: string): readonly Part[] {
  return name.split(/\s+/).flatMap((word) => {
    const marked = breakable(word)
    const pieces = marked.split(new RegExp(`${SOFT_HYPHEN}|(?<=-)`, 'u'))
    return pieces.map((text, index): Part => {
      if (index === pieces.length - 1) return { text, joint: ' ', hyphen: '' }
      return { text, joint: '', hyphen: text.endsWith('-') ? '' : '-' }
    })
  })
}

function breakLines(name: string, ems: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  let previous: Part | null = null
  for (const part of parts(name)) {
    const joined: string = previous ? line + previous.joint + part.text : part.text
    if (previous && textWidth(joined + part.hyphen) > ems) {
      lines.push(line + previous.hyphen)
      line = part.text
    } else line = joined
    previous = part
  }
  return [...lines, line]
}

/** A line that is wider than its room by no more than this is set a little narrower. */
const SQUEEZE = 1.09

export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
}

/**
 * Breaks a name into at most three lines of the given width, in the largest of the sizes in which that goes; a line may be
 * a little wider, and is squeezed then. In the smallest size the text is set as it comes out.
 *
 * @param width width of a line, in drawing units
 * @param sizes font sizes to try, largest first, in drawing units
 */
export function fitName(name: string, width: number, sizes: readonly number[], maxLines = MAX_LINES): FittedText {
  const key = `${name}|${width}|${sizes.join()}|${maxLines}`
  const known = fittedBefore.get(key)
  if (known !== undefined) return known
  const found = tried(name, width, sizes, maxLines)
  fittedBefore.set(key, found)
  return found
}

/** The names of a board are set again with every throw. */
const fittedBefore = new Map<string, FittedText>()

function tried(name: string, width: number, sizes: readonly number[], maxLines: number): FittedText {
  let fitted: FittedText = { lines: [name.replaceAll(SOFT_HYPHEN, '')], size: sizes.at(-1) ?? 10 }
  for (const size of sizes) {
    const lines = breakLines(name, width / size)
    fitted = { lines, size }
    if (lines.length <= maxLines && lines.every((line) => textWidth(line) * size <= width * SQUEEZE)) break
  }
  return fitted
}

/** Height that the lines of a name take. */
export function nameHeight(text: string, width: number, sizes: readonly number[]): number {
  const { lines, size } = fitName(text, width, sizes)
  return lines.length * size * LEADING
}
