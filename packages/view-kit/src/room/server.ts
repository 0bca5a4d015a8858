/**
 * The address of something that the server of this page answers: beside the page, in whatever folder that lies, or at
 * another origin of the same server (`at`). `ws`: by WebSocket.
 */
export function serverAddress(path: string, by: 'http' | 'ws' = 'http', at: string | null = null): URL {
  const address = new URL(path, at ?? document.baseURI)
  address.protocol = address.protocol.replace('http', by)
  return address
}
