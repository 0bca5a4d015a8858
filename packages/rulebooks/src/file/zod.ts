import { z } from 'zod'

// The policy of a page forbids code that is made while it runs; asked for it all the same, a browser would complain.
if (!('process' in globalThis)) z.config({ jitless: true })

export { z }
