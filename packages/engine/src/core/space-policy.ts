import type { Landing } from './book.ts'
import { type Policy, type PolicyDetails, policy } from './policy.ts'
import type { Text } from './text.ts'

/** What happens on spaces of a kind: who asks that brings the kind, which boards of rulebooks with its chapter then know. */
export function onSpace<const Kind extends string>(
  space: Kind,
  asks: string | Text | null = null,
  more: PolicyDetails = {},
): Policy<Landing> & { readonly space: Kind } {
  return { ...policy<Landing>(asks, more), space }
}
