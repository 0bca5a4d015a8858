import type { Refusal } from '@hausregeln/engine'
import { TABLE_REFUSALS, type TableRefusal } from '@hausregeln/protocol'

/** A request that is not carried out: by the table's order, or by the game's rules. Nothing has been changed. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: TableRefusal | Refusal

  /** `sentence`: more exactly than the refusal's own. */
  constructor(refusal: TableRefusal | Refusal, sentence?: string) {
    super(sentence ?? (refusal in TABLE_REFUSALS ? TABLE_REFUSALS[refusal as TableRefusal] : `The rules: ${refusal}.`))
    this.refusal = refusal
  }
}

/** Refuses unless the condition holds. */
export function demand(condition: boolean, refusal: TableRefusal): asserts condition {
  if (!condition) throw new Refused(refusal)
}
