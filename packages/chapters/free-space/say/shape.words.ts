// Written by `npm run words` from the .ftl files beside it; change those.
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

export interface Words {
  readonly refusal: {
    readonly notOnStart: string
    readonly noSuchTravel: string
  }
  readonly action: {
    readonly takeSalary: (told: { readonly amount: number }, v: Speaker<PieceNoun>) => string
    readonly travelTo: (told: { readonly space: number }, v: Speaker<PieceNoun>) => string
  }
  readonly ask: {
    readonly start: (told: { readonly salary: number }, v: Speaker<PieceNoun>) => string
  }
}
