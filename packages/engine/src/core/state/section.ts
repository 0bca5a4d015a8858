import type { Sections } from '../known.ts'
import { SEATS } from '../limits.ts'
import type { AnyColumn, ByAny } from './column.ts'

/**
 * What a chapter keeps of a game: declared once, by name. New words begin as 0. Names of turn words and others differ.
 */
export interface Spec {
  /** By which the words are reached, `s.parts.shares`, and named in records; several chapters may share a section. */
  readonly name: string
  /** Numbers that everybody sees. */
  readonly numbers?: readonly string[]
  /** Tables that everybody sees. */
  readonly tables?: Readonly<Record<string, Table>>
  /**
   * Tables that anybody at the table could have kept for themselves. No rule asks for them: they follow from the
   * record, and hashes leave them out. So who plays by program needs no memory of its own, which would be lost with the
   * program.
   */
  readonly notes?: Readonly<Record<string, Table>>
  /** Numbers and small tables that everybody sees and that begin again with every turn. */
  readonly turnNumbers?: readonly string[]
  readonly turn?: Readonly<Record<string, Table>>
  /** Numbers of each seat that it alone sees. */
  readonly own?: readonly string[]
  /** Numbers that nobody sees. */
  readonly secret?: readonly string[]
}

export interface Table {
  readonly of: 'i32' | 'i8' | 'u8'
  readonly length: number
  /** Elements of a row, if a row (a seat's, an offer's) is what is written and compared as one. */
  readonly row?: number
  /** -1: the table begins with nobody everywhere. */
  readonly blank?: -1
}

/** A table of numbers of 32 bits; with rows of so many. */
export const words = (length: number, row = length) => ({ of: 'i32', length, row }) as const satisfies Table
/** A table of numbers from 0 to 255. */
export const bytes = (length: number, row = length) => ({ of: 'u8', length, row }) as const satisfies Table
/** A table of numbers from -128 to 127. */
export const signed = (length: number) => ({ of: 'i8', length }) as const satisfies Table
/** A number a seat. */
export const seats = words(SEATS)

interface Views {
  i32: Int32Array
  i8: Int8Array
  u8: Uint8Array
}
type Names<T> = T extends readonly (infer Name extends string)[] ? Name : never
/** The tables of a specification as typed arrays. */
export type Tables<T> =
  T extends Readonly<Record<string, Table>> ? { readonly [Name in keyof T]: Views[T[Name]['of']] & ByAny } : unknown
type ReadTables<T> = T extends Readonly<Record<string, Table>> ? { readonly [Name in keyof T]: AnyColumn } : unknown

/** A section as its chapter writes it; a seat's own number is an element a seat. */
export type Kept<S extends Spec> = { -readonly [Name in Names<S['numbers'] | S['turnNumbers']>]: number } & Tables<
  S['tables']
> &
  Tables<S['notes']> &
  Tables<S['turn']> & { readonly [Name in Names<S['own']>]: Int32Array } & {
    -readonly [Name in Names<S['secret']>]: number
  }

/** A section as rules of legality, bots and pages see it: nothing writable, nothing secret. */
export type Seen<S extends Spec> = { readonly [Name in Names<S['numbers'] | S['turnNumbers']>]: number } & ReadTables<
  S['tables']
> &
  ReadTables<S['notes']> &
  ReadTables<S['turn']>

/** The sections of a state. One whose chapter a rulebook lacks is not there: ask only where the chapter is. */
export type Parts = { readonly [Name in keyof Sections]: Sections[Name] extends Spec ? Kept<Sections[Name]> : never }
export type SeenParts = {
  readonly [Name in keyof Sections]: Sections[Name] extends Spec ? Seen<Sections[Name]> : never
}
