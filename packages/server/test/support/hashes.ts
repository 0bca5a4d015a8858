import { bringOwnHashes } from '@hausregeln/server/ownHashes.ts'

// Tests that play games again hash each of their states, as the server and the command line do: by Node. That the engine's
// own hashes, which pages have, are the same is shown in ../http/digest.test.ts.
bringOwnHashes()
