import type { Fact } from './step.ts'

/** Ids of the persons of whom a fact tells: who did it, and to whom it was done. */
export function personsIn(fact: Fact): readonly string[] {
  switch (fact.fact) {
    case 'created':
    case 'hosted':
      return [fact.host.id]
    case 'sat':
    case 'took':
    case 'removed':
      return [fact.guest.id]
    case 'admitted':
    case 'declined':
      return [fact.guest]
    case 'offered':
    case 'reported':
      return [fact.by]
    case 'proposed':
      return fact.proposal?.guest === undefined ? [] : [fact.proposal.guest.id]
    case 'said':
      return [fact.line.guest.id]
    case 'muted':
      return [fact.by, fact.guest]
    default:
      return []
  }
}
