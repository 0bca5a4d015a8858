// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly prisonSteps: string
  readonly prisonTurn: ($turn: number) => string
  readonly prisonFree: string
  readonly prisonNow: string
  readonly prisonGone: string
}
