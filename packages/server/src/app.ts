import helmet from '@fastify/helmet'
import files from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

/**
 * What a page of ours may load: its own files, and pictures written into its own code. Styles may stand inline,
 * because charts carry theirs with them. Workers may begin from the page's own code: a large workbook is compressed so. There is no `upgrade-insecure-requests` and no HSTS: whether a table is
 * reached by TLS is the business of whoever puts a proxy in front.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

/** Vite names everything below /assets/ by its content, so what is there never changes. */
const forAYear = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'

/**
 * The server, not yet listening.
 *
 * @param webRoot absolute path of the built web app (the folder with `index.html`)
 */
export async function buildApp(webRoot: string): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(files, {
    root: webRoot,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path.slice(webRoot.length)) ? forAYear : askEachTime)
    },
  })
  return app
}
