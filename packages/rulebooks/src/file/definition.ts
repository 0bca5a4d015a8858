import type { BookDef, BookFault, Chapter, Chosen, Numbers, OptionDef, PolicyName, Slot } from '@hausregeln/engine'
import { differ, fault } from '@hausregeln/engine'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { PART_KINDS, type RuleDraft, type RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { allChoices, houseChapters } from '../house/chapters.ts'
import { partOf } from '../paragraphs/kept.ts'
import { boardOf } from './board.ts'
import { say } from './say.ts'
import type { BookFile, ParagraphFile } from './schema/book.ts'
import { textOf } from './texts.ts'

/** What does not go together in a file, whatever the rules are. */
export function formFaults(file: BookFile): BookFault[] {
  const faults: BookFault[] = []
  if ((file.extends === undefined) === (file.chapters === undefined)) faults.push(fault([], say('extendsOrChapters')))
  if (file.extends === undefined)
    for (const field of ['with', 'without'] as const)
      if (file[field] !== undefined) faults.push(fault([field], say('onlyExtending', { field: `"${field}"` })))
  for (const [id, { offers, option }] of Object.entries(file.paragraphs ?? {}))
    if ((offers === undefined) !== (option === undefined))
      faults.push(fault(['paragraphs', id], say('offersAndOption')))
  return faults
}

/** The definition that a file says: as it stands, or as it differs from `base`. Throws `BookError`. */
export function definitionOf(file: BookFile, base: BookDef | null): BookDef {
  const paragraphs = file.paragraphs ?? {}
  const ruleTexts = Object.fromEntries(Object.entries(paragraphs).map(([id, said]) => [id, ruleTextOf(said)]))
  const own = {
    id: file.id,
    version: file.version,
    title: textOf(file.title),
    choose: (file.choices ?? {}) as Chosen,
    numbers: (file.numbers ?? {}) as Numbers,
    paragraphs: Object.fromEntries(
      Object.entries(paragraphs).flatMap(([id, { slots }]) => (slots === undefined ? [] : [[id, slots as Slot[]]])),
    ),
    board: boardOf(file.board ?? {}, base?.board ?? null),
  }
  if (base === null)
    return onlyAsked({
      ...own,
      chapters: chaptersOf(file.chapters),
      ruleTexts,
      options: optionsOf(file.options ?? [], []),
    })
  const def = differ(base, {
    ...own,
    without: file.without ?? [],
    and: chaptersOf(file.with),
    furtherTexts: ruleTexts,
    ...(file.options !== undefined && { options: optionsOf(file.options, base.options) }),
  })
  return onlyAsked(def)
}

/** Without what nobody asks of these chapters, where it is said to be as it is anyhow: earlier files say all of it. */
function onlyAsked(def: BookDef): BookDef {
  const asked = policiesOf(def.chapters)
  const choose = Object.entries(def.choose).filter(
    ([policy, id]) =>
      asked.has(policy as PolicyName) || !allChoices.some((one) => one.policy === policy && one.id === id && one.last),
  )
  return { ...def, choose: Object.fromEntries(choose) }
}

function chaptersOf(names: readonly string[] = []): Chapter[] {
  return names.flatMap((name) => houseChapters.get(name) ?? [])
}

/** Options with the names and paragraphs that `known` has for them, where the file says none. */
function optionsOf(options: NonNullable<BookFile['options']>, known: readonly OptionDef[]): OptionDef[] {
  return options.map(({ id, name, rule, min, max, default: usual }) => {
    const other = known.find((one) => one.id === id)
    return {
      id: id as OptionDef['id'],
      name: name === undefined ? (other?.name ?? { de: id, en: id }) : textOf(name),
      rule: rule ?? other?.rule ?? '',
      min,
      max,
      default: usual,
    }
  })
}

function ruleTextOf(said: ParagraphFile): RuleText {
  const { title, tells, beside, offers = [] } = said
  const parts: RuleDraft = { title: textOf(title) }
  for (const kind of PART_KINDS) {
    const part = said[kind]
    if (part === undefined) continue
    const text = Array.isArray(part)
      ? partOf(part.map((one) => ({ text: textOf(one.text), rests: one.rests })))
      : textOf(part)
    parts[kind] = kind === 'option' ? Object.assign(text, { offers }) : text
  }
  const house = { ...(tells !== undefined && { tells }), ...(beside !== undefined && { beside }) }
  return { ...parts, ...house } as RuleText
}
