// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly lesson: string
  readonly title: ($title: string) => string
  readonly opening: string
  readonly progress: ($step: number, $steps: number) => string
  readonly next: string
  readonly takeBack: string
  readonly again: string
  readonly leave: string
  readonly lookAt: ($part: string) => string
  readonly look: {
    readonly question: string
    readonly board: string
    readonly players: string
    readonly holdings: string
    readonly shares: string
    readonly actions: string
    readonly log: string
  }
  readonly watch: string
  readonly wrong: string
  readonly refused: string
  readonly happened: string
  readonly done: string
  readonly play: string
  readonly rules: string
  readonly noLesson: string
  readonly unplayable: ($detail: string) => string
  readonly unplayableAsIs: string
  readonly brokenLink: string
}
