import { CLAIM_LENGTH, CODE_ALPHABET, claimSchema } from '@hausregeln/protocol'

/** A new code for a seat, drawn by this page. */
export function drawClaim(): string {
  const fair = 256 - (256 % CODE_ALPHABET.length)
  let claim = ''
  while (claim.length < CLAIM_LENGTH) {
    const [byte = fair] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) claim += CODE_ALPHABET[byte % CODE_ALPHABET.length]
  }
  return claim
}

/** As it is read out and written down: in two halves. */
export function spelled(claim: string): string {
  const half = CLAIM_LENGTH / 2
  return `${claim.slice(0, half)} ${claim.slice(half)}`
}

/** A code for a seat as typed, in whatever way it was spelled; null: it is none. */
export function claimIn(text: string): string | null {
  const { data } = claimSchema.safeParse(text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
  return data ?? null
}
