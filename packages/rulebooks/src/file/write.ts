import { type Clause, type OptionDef, partsOf, type Rulebook } from '@hausregeln/engine'
import type { PartText, RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { isOfNames } from '../paragraphs/facts.ts'
import { placesIn } from '../paragraphs/fill.ts'
import { type Ground, groundOf, isSaidInFull, readRest } from '../paragraphs/ground.ts'
import { boardFile } from './board.ts'
import { BOOK_FORMAT, type BookFile, bookFileSchema, type ParagraphFile } from './schema/book.ts'
import { textFile } from './texts.ts'

/**
 * A rulebook as a file that stands alone: every choice by name, every number, its whole board and all paragraphs, in the
 * order of the schema. Throws for one that no file can say: with a chapter from elsewhere.
 */
export function bookFile(rulebook: Rulebook): BookFile {
  const { book, title, board, ruleTexts, def } = rulebook
  const ground = groundOf(rulebook)
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
      Object.entries(ruleTexts).map(([id, rule]) => [id, paragraphFile(rule, def.paragraphs[id] ?? [], ground)]),
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

function paragraphFile(rule: RuleText, slots: readonly string[], ground: Ground): ParagraphFile {
  const { title, tells = [], beside = [] } = rule
  const file: ParagraphFile = { title: textFile(title) }
  for (const { kind, text } of partsOf(rule)) {
    const { clauses, offers } = text as PartText & { readonly offers?: readonly string[] }
    file[kind] = clauses === undefined ? textFile(text) : clauses.map((one) => clauseFile(one, ground))
    if (offers !== undefined) file.offers = [...offers]
  }
  if (slots.length > 0) file.slots = [...slots]
  if (tells.length > 0) file.tells = [...tells]
  if (beside.length > 0) file.beside = [...beside]
  return file
}

/** A clause that stands alone: it says in full what has to be so; its numbers are those of the book in which it stands. */
function clauseFile({ text, rests }: Clause, ground: Ground) {
  const places = new Set(placesIn(text))
  const inFull = rests.map((rest) => {
    const { name } = readRest(rest)
    const value = ground.value(name)
    const isFull =
      isSaidInFull(rest) || places.has(name) || ground.isChapter(name) || isOfNames(name) || value === undefined
    return isFull ? rest : `${name}=${value}`
  })
  return { text: textFile(text), rests: inFull }
}
