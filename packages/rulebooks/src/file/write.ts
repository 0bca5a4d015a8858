import { type OptionDef, PART_KINDS, type Rulebook } from '@hausregeln/engine'
import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { boardFile } from './board.ts'
import { BOOK_FORMAT, type BookFile, bookFileSchema, type ParagraphFile } from './schema/book.ts'
import { textFile } from './texts.ts'

/**
 * A rulebook as a file that stands alone: every choice by name, every number, its whole board and all paragraphs, in the
 * order of the schema. Throws for one that no file can say: with a chapter from elsewhere.
 */
export function bookFile({ book, title, board, ruleTexts, def }: Rulebook): BookFile {
  return bookFileSchema.parse({
    format: BOOK_FORMAT,
    id: book.id,
    version: def.version,
    title: textFile(title),
    chapters: def.chapters.map(({ name }) => name),
    choices: book.chosen,
    numbers: book.numbers,
    options: book.options.map(optionFile),
    board: boardFile(board),
    paragraphs: Object.fromEntries(
      Object.entries(ruleTexts).map(([id, rule]) => [id, paragraphFile(rule, def.paragraphs[id] ?? [])]),
    ),
  })
}

/** The file as text, to be read by people as well. */
export function writeBook(file: BookFile): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

function optionFile({ id, name, rule, min, max, default: usual }: OptionDef): NonNullable<BookFile['options']>[number] {
  return { id, name: textFile(name), rule, min, max, default: usual }
}

function paragraphFile(rule: RuleText, slots: readonly string[]): ParagraphFile {
  const file: ParagraphFile = { title: textFile(rule.title) }
  for (const kind of PART_KINDS) {
    const part = (rule as Partial<RuleText>)[kind as keyof RuleText]
    if (part === undefined) continue
    const { offers } = part as RuleText['title'] & { readonly offers?: readonly string[] }
    file[kind] = textFile(part)
    if (offers !== undefined) file.offers = [...offers]
  }
  if (slots.length > 0) file.slots = [...slots]
  return file
}
