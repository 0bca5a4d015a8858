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
import { numbersOf, settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { allChoices, allPolicies, houseChapters } from '../house/chapters.ts'
import { isFact } from '../paragraphs/facts.ts'
import { placesIn, spokenIn } from '../paragraphs/fill.ts'
import { FOLLOWING_NAMES, type Ground, groundIn, isOption, OPTION, readRest } from '../paragraphs/ground.ts'
import { say } from './say.ts'
import type { BookFile, ParagraphFile } from './schema/book.ts'
import { textOf } from './texts.ts'

/**
 * What paragraphs of a file name that its rulebook does not have: a number or a paragraph in a text, what a sentence
 * rests on or a paragraph settles, a paragraph to which it adds, or a slot of the rules. Where choices or numbers cannot
 * be settled, only that is said.
 */
export function namingFaults({ paragraphs = {}, extends: base }: BookFile, def: BookDef): readonly BookFault[] {
  const { settled, faults } = settleChoices(def)
  const numbers = settleNumbers(def)
  if (faults.length > 0 || numbers.faults.length > 0) return []
  const ids = Object.keys(def.ruleTexts)
  const kinds = ids.map(kindOf).filter((kind) => base !== undefined || !BUILT_IN.has(kind))
  const names = new Naming(groundIn(def, settled, numbers.all), ids, kinds)
  return Object.entries(paragraphs).flatMap(([id, said]) => names.faults(['paragraphs', id], said))
}

/** A paragraph where a text names it: `K-2.2`. */
const CITED = /\b[A-Z][A-Za-z]{0,9}-\d{1,3}(?:\.\d{1,3}){0,2}\b/g

/** With what the paragraphs of the built-in rulebooks begin: whole ones, and earlier files, cite those of each other. */
const BUILT_IN: ReadonlySet<string> = new Set(['K', 'S', 'V', 'B', 'E'])

class Naming {
  readonly #ground: Ground
  readonly #ids: ReadonlySet<string>
  /** The same, and the groups that they form: `K-2` of `K-2.2`. */
  readonly #citable: ReadonlySet<string>
  /** With what its paragraphs begin: `K`. Others are those of other rulebooks. */
  readonly #kinds: ReadonlySet<string>

  constructor(ground: Ground, ids: readonly string[], kinds: readonly string[]) {
    this.#ground = ground
    this.#ids = new Set(ids)
    this.#citable = new Set(ids.flatMap(withGroups))
    this.#kinds = new Set(kinds)
  }

  faults(at: Place, said: ParagraphFile): readonly BookFault[] {
    const { slots = [], tells = [], beside = [] } = said
    const parts = PART_KINDS.flatMap((kind) => {
      const part = said[kind]
      if (part === undefined) return []
      if (!Array.isArray(part)) return this.#textFaults([...at, kind], textOf(part))
      return part.flatMap(({ text, rests }, index) => {
        const place = [...at, kind, index]
        const known = rests.map((rest) => readRest(rest).name).filter(isKnown)
        return [...this.#textFaults([...place, 'text'], textOf(text), known), ...restFaults([...place, 'rests'], rests)]
      })
    })
    const adding = beside.flatMap((id, index) => (this.#ids.has(id) ? [] : [noSuchRule([...at, 'beside', index], id)]))
    return [...parts, ...slotFaults([...at, 'slots'], slots), ...restFaults([...at, 'tells'], tells), ...adding]
  }

  /** `known`: what the text rests on by name, so that without it it is struck through. */
  #textFaults(at: Place, said: Text, known: readonly string[] = []): readonly BookFault[] {
    const gaps = placesIn(said).filter((name) => this.#ground.number(name) === undefined && !known.includes(name))
    const cited = new Set(spokenIn(said).flatMap((one) => one.match(CITED) ?? []))
    const missing = [...cited].filter((id) => !this.#citable.has(id) && this.#kinds.has(kindOf(id)))
    return [
      ...gaps.map((name) => fault(at, say('noSuchGap', { name: quoted(`{${name}}`) }))),
      ...missing.map((id) => noSuchRule(at, id)),
    ]
  }
}

/** A paragraph and the groups to which it belongs: `K-2.2` and `K-2`. */
function withGroups(id: string): string[] {
  const [first = '', ...numbers] = id.split('.')
  return [first, ...numbers.map((_, at) => [first, ...numbers.slice(0, at + 1)].join('.'))]
}

function kindOf(id: string): string {
  return id.replace(/-.*/, '')
}

function noSuchRule(at: Place, id: string): BookFault {
  return fault(at, say('noSuchRule', { name: quoted(id) }))
}

const words = wordsOf([...houseChapters.values()])
const knownSlots: ReadonlySet<string> = new Set(words.slots)
const knownOptions: ReadonlySet<string> = new Set(words.options)
const numberDefs = new Map(numbersOf([...houseChapters.values()]).map((one) => [one.name as string, one]))

function slotFaults(at: Place, slots: readonly string[]): readonly BookFault[] {
  return slots.flatMap((slot, index) =>
    knownSlots.has(slot) ? [] : [fault([...at, index], say('noSuchSlot', { name: quoted(slot) }))],
  )
}

function restFaults(at: Place, rests: readonly string[]): readonly BookFault[] {
  return rests.flatMap((rest, index) => {
    const { name, values } = readRest(rest)
    if (!isKnown(name)) return fault([...at, index], say('noSuchName', { name: quoted(name) }))
    const ids = choiceIds.get(name)
    const wrong = ids === undefined ? undefined : values?.find((value) => !ids.has(value))
    if (wrong !== undefined) return fault([...at, index], say('noSuchAnswer', { name, given: quoted(wrong) }))
    const never = values?.find((value) => !canBe(name, value))
    return never === undefined ? [] : fault([...at, index], say('noSuchValue', { name, given: quoted(never) }))
  })
}

/** Whether a number can ever have this value; what is no number can. */
function canBe(name: string, value: string): boolean {
  const one = numberDefs.get(name) ?? numberDefs.get(listOf(name))
  if (one === undefined || (one.usual === 'unlimited' && value === 'unlimited')) return true
  const { least, most, list } = one
  const all = list && numberDefs.has(name) ? value.split(',') : [value]
  return all.every(
    (each) => (each === '' && list) || (/^\d+$/.test(each) && Number(each) >= least && Number(each) <= most),
  )
}

/** The list of numbers of which this is one: `bails` of `bails2`. */
function listOf(name: string): string {
  return /^\w*[a-z](?=[1-9]$)/.exec(name)?.[0] ?? name
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
  if (isOption(name)) return knownOptions.has(name.slice(OPTION.length))
  return (
    houseChapters.has(name) ||
    [...allPolicies.keys()].some((policy) => policy === name) ||
    numberDefs.has(name) ||
    numberDefs.has(listOf(name)) ||
    isFact(name) ||
    FOLLOWING_NAMES.has(name)
  )
}
