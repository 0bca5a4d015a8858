export * from './core/action.ts'
export * from './core/adjust.ts'
export * from './core/agenda.ts'
export * from './core/board.ts'
export * from './core/book.ts'
export * from './core/by-name.ts'
export * from './core/chance.ts'
export * from './core/chance-source.ts'
export {
  type AllNumbers,
  type AnyChoice,
  type Choice,
  choice,
  type NumberDef,
  type NumberValue,
  number,
  otherwise,
  reckoned,
  type Unit,
  usually,
} from './core/choice.ts'
export * from './core/column.ts'
export { EDITION, editionOf, type Former, former, type OfEdition } from './core/edition.ts'
export * from './core/end.ts'
export * from './core/entry.ts'
export * from './core/event.ts'
export * from './core/fair.ts'
export * from './core/game.ts'
export * from './core/hash.ts'
export * from './core/host.ts'
export * from './core/layout.ts'
export { leave } from './core/leave.ts'
export * from './core/legal.ts'
export * from './core/limits.ts'
export type { Listed } from './core/listed.ts'
export * from './core/move.ts'
export * from './core/name.ts'
export * from './core/named-action.ts'
export * from './core/play.ts'
export {
  type Asked,
  onSpace,
  type Policy,
  type PolicyName,
  type PolicyValues,
  policy,
  type SpaceKindName,
} from './core/policy.ts'
export * from './core/position.ts'
export * from './core/record.ts'
export * from './core/replay.ts'
export type * from './core/section.ts'
export * from './core/session.ts'
export * from './core/shown.ts'
export * from './core/stand.ts'
export * from './core/state.ts'
export * from './core/terms.ts'
export type * from './core/text.ts'
export type * from './core/trial.ts'
export * from './core/vocabulary.ts'
export * from './core/watcher.ts'
export { type BoardFacts, boardFacts } from './kit/book/board-facts.ts'
export type * from './kit/book/chapter.ts'
export { defineOnDemand, inEdition } from './kit/book/compile.ts'
export { defineBook } from './kit/book/define.ts'
export { type Difference, derive, differ } from './kit/book/derive.ts'
export { type BookFault, fault, type Place, pathOf } from './kit/book/fault.ts'
export type { ChoiceId, Chosen, NumberName, Numbers } from './kit/book/offered.ts'
export { type BookDef, BookError, type Rulebook } from './kit/book/rulebook.ts'
export type * from './kit/definition.ts'
export * from './kit/effects.ts'
export type * from './kit/known.ts'
export * from './kit/rule-text.ts'
export { fitsWritten, WRITTEN } from './kit/written.ts'
