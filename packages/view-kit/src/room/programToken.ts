const BYTES = 24

/** A new token by which a program takes a seat, drawn by this page: 32 letters, digits, hyphens and underscores. */
export function drawProgramToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
