/**
 * The address of something that the server of this page answers: beside the page, in whatever folder that lies. `ws`: by
 * WebSocket.
 */
export function serverAddress(path: string, by: 'http' | 'ws' = 'http'): URL {
  const address = new URL(path, document.baseURI)
  address.protocol = address.protocol.replace('http', by)
  return address
}
