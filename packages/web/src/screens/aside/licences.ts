/** Something that the page is made of and that others have made: as `licences.json` has it, which the build writes. */
export interface Notice {
  readonly name: string
  readonly version: string
  /** Of its licence, as SPDX calls it. */
  readonly identifier: string
  readonly text: string
}

/** Loads whose the page is. Rejects if it cannot be fetched. */
export async function loadNotices(): Promise<readonly Notice[]> {
  const answer = await fetch(new URL('licences.json', document.baseURI))
  if (!answer.ok) throw new Error(`The licences are answered with ${answer.status}.`)
  return (await answer.json()) as readonly Notice[]
}
