// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly house: string
  readonly free: (told: { readonly free: number; readonly all: number }) => string
  readonly full: string
  readonly phases: {
    readonly playing: string
    readonly paused: string
    readonly over: string
  }
}
