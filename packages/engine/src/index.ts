export * from './core/action/action.ts'
export * from './core/action/by-name.ts'
export * from './core/action/legal.ts'
export type { Listed } from './core/action/listed.ts'
export * from './core/action/move.ts'
export * from './core/action/named-action.ts'
export * from './core/action/terms.ts'
export * from './core/agenda.ts'
export * from './core/board.ts'
export * from './core/book.ts'
export * from './core/chance.ts'
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
export { EDITION, editionOf, type Former, former, type OfEdition } from './core/edition.ts'
export * from './core/end.ts'
export * from './core/event.ts'
export * from './core/game.ts'
export * from './core/hash.ts'
export { leave } from './core/leave.ts'
export * from './core/limits.ts'
export * from './core/name.ts'
export * from './core/play.ts'
export {
  type Asked,
  type Policy,
  type PolicyName,
  type PolicyValues,
  policy,
  type SpaceKindName,
} from './core/policy.ts'
export * from './core/record/chance-source.ts'
export * from './core/record/entry.ts'
export * from './core/record/fair.ts'
export * from './core/record/host.ts'
export * from './core/record/record.ts'
export * from './core/record/replay.ts'
export * from './core/record/session.ts'
export * from './core/record/stand.ts'
export type * from './core/record/trial.ts'
export * from './core/record/watcher.ts'
export { onSpace } from './core/space-policy.ts'
export * from './core/state/column.ts'
export * from './core/state/layout.ts'
export * from './core/state/position.ts'
export type * from './core/state/section.ts'
export * from './core/state/shown.ts'
export * from './core/state/state.ts'
export type * from './core/text.ts'
export * from './core/vocabulary.ts'
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
