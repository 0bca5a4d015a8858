// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly own: string
  readonly ownRules: string
  readonly compared: ($count: number, $base: string) => string
  readonly same: ($base: string) => string
  readonly was: string
  readonly is: string
  readonly coming: string
  readonly keep: string
  readonly kept: string
  readonly saveFile: string
  readonly keptTitle: string
  readonly finishedTitle: string
  readonly drop: ($title: string) => string
  readonly notKept: string
  readonly refusedBook: string
  readonly fromLink: string
  readonly lessonToo: string
}
