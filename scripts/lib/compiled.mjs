// Node keeps what it has made of the sources, their types taken out, for the next time. This file has no types, so that
// nothing has to take them out of it.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Threads, and processes that are started from here, learn from the variable where it is kept.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../.cache/compiled', import.meta.url))
enableCompileCache(process.env.NODE_COMPILE_CACHE)
