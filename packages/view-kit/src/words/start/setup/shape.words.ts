// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly where: string
  readonly onScreen: string
  readonly onScreenHint: string
  readonly onBoard: string
  readonly onBoardHint: string
  readonly mark: string
  readonly openBook: string
  readonly ownBoard: string
  readonly chooseFile: string
  readonly bookFaults: string
  readonly fromFile: string
}
