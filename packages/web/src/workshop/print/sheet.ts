import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import type { Difference } from '../../rules/described/differences.ts'

/** What a sheet shows. */
export interface SheetProps {
  readonly opened: OpenedBook
  readonly differences: readonly Difference[]
}
