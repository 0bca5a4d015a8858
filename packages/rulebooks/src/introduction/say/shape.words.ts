// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly for: string
  readonly long: string
  readonly hard: string
  readonly length: string
  readonly pace: string
  readonly moves: string
  readonly differs: string
  readonly classic: string
  readonly lesson: string
}
