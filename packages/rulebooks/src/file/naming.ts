import {
  type AnyChoice,
  type BookDef,
  type BookFault,
  fault,
  PART_KINDS,
  type Place,
  type Text,
} from '@hausregeln/engine'
import { formerBasics } from '@hausregeln/engine/kit/book/basics.ts'
import { wordsOf } from '@hausregeln/engine/kit/book/lexicon.ts'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { allChoices, allPolicies, houseChapters } from '../house/chapters.ts'
import { numberName } from '../house/names.ts'
import { isFact } from '../paragraphs/facts.ts'
import { placesIn } from '../paragraphs/fill.ts'
import { type Ground, groundIn, readRest, SCARCE } from '../paragraphs/ground.ts'
import { say } from './say.ts'
import type { BookFile, ParagraphFile } from './schema/book.ts'
import { textOf } from './texts.ts'

/**
 * What paragraphs of a file name that its rulebook does not have: a number in a text, what a sentence rests on or a
 * paragraph settles, or a slot of the rules. Where
 * choices or numbers cannot be settled, only that is said.
 */
export function namingFaults({ paragraphs = {} }: BookFile, def: BookDef): readonly BookFault[] {
  const { settled, faults } = settleChoices(def)
  const numbers = settleNumbers(def)
  if (faults.length > 0 || numbers.faults.length > 0) return []
  const ground = groundIn(def, settled, numbers.all)
  return Object.entries(paragraphs).flatMap(([id, said]) => paragraphFaults(['paragraphs', id], said, ground))
}

function paragraphFaults(at: Place, said: ParagraphFile, ground: Ground): readonly BookFault[] {
  const { slots = [], tells = [] } = said
  const parts = PART_KINDS.flatMap((kind) => {
    const part = said[kind]
    if (part === undefined) return []
    if (!Array.isArray(part)) return textFaults([...at, kind], textOf(part), ground)
    return part.flatMap(({ text, rests }, index) => {
      const place = [...at, kind, index]
      const known = rests.map((rest) => readRest(rest).name).filter(isKnown)
      const unsaid = textFaults([...place, 'text'], textOf(text), ground, known)
      return [...unsaid, ...restFaults([...place, 'rests'], rests)]
    })
  })
  return [...parts, ...slotFaults([...at, 'slots'], slots), ...restFaults([...at, 'tells'], tells)]
}

const knownSlots: ReadonlySet<string> = new Set(wordsOf([...houseChapters.values()]).slots)

function slotFaults(at: Place, slots: readonly string[]): readonly BookFault[] {
  return slots.flatMap((slot, index) =>
    knownSlots.has(slot) ? [] : [fault([...at, index], say('noSuchSlot', { name: quoted(slot) }))],
  )
}

/** `known`: what the text rests on by name, so that without it it is struck through. */
function textFaults(at: Place, said: Text, ground: Ground, known: readonly string[] = []): readonly BookFault[] {
  return placesIn(said)
    .filter((name) => ground.number(name) === undefined && !known.includes(name))
    .map((name) => fault(at, say('noSuchGap', { name: quoted(`{${name}}`) })))
}

function restFaults(at: Place, rests: readonly string[]): readonly BookFault[] {
  return rests.flatMap((rest, index) => {
    const { name, values } = readRest(rest)
    if (!isKnown(name)) return fault([...at, index], say('noSuchName', { name: quoted(name) }))
    const ids = choiceIds.get(name)
    const wrong = ids === undefined ? undefined : values?.find((value) => !ids.has(value))
    return wrong === undefined ? [] : fault([...at, index], say('noSuchAnswer', { name, given: quoted(wrong) }))
  })
}

/** How each policy can be settled, and could be in earlier editions. */
const choiceIds = new Map<string, Set<string>>()
for (const { formers = [], choices = [] } of houseChapters.values())
  for (const one of [...choices, ...formers.map((former) => former.was)]) knowChoice(one)
for (const one of [...allChoices, ...formerBasics.map((former) => former.was)]) knowChoice(one)

function knowChoice({ policy, id }: AnyChoice): void {
  const ids = choiceIds.get(policy)
  if (ids === undefined) choiceIds.set(policy, new Set([id]))
  else ids.add(id)
}

/** Whether there is such a name in any rulebook: a sentence may rest on what its own has not. */
function isKnown(name: string): boolean {
  const isNumber = (one: string) => numberName(one) !== undefined
  const [list = name] = /^\w*[a-z](?=[1-9]$)/.exec(name) ?? []
  return (
    houseChapters.has(name) ||
    [...allPolicies.keys()].some((policy) => policy === name) ||
    isNumber(name) ||
    isNumber(list) ||
    isFact(name) ||
    name === 'landingMore' ||
    name === SCARCE ||
    name.startsWith('option:')
  )
}
