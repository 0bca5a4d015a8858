import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeSchema } from '@hausregeln/protocol'
import { findRulebook } from '@hausregeln/rulebooks'
import { ALL_LANGUAGES, bringLanguage, inLanguage, type Language } from '@hausregeln/rulebooks/texts/index.ts'
import { REFERENCE } from '@hausregeln/say/languages.ts'
import { hasStoodIn } from '@hausregeln/say/some.ts'
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { Storage, StoredHead } from '../storage/storage.ts'
import { answerError } from './answers.ts'
import { ALL } from './say/all.words.ts'

/** The page's own language before any script has run. */
const USUAL: Language = 'de'
/** Beside the page: what the build draws for links to it, wide by high in pixels. */
const PICTURE = { path: 'invitation.png', width: 1200, height: 630 } as const

/** What a link says of the page where it is shown. */
interface Preview {
  readonly title: string
  readonly description: string
  readonly language: Language
}

/**
 * `GET /`: the page, and in its head what a link to it is shown as (OpenGraph). `?table=<code>` is an invitation: it
 * tells the table's name, its rulebook and whether a seat is free, and nobody's name.
 */
export function pageRoute(app: FastifyInstance, webRoot: string, storage: Pick<Storage, 'head'>): void {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const page = await readFile(join(webRoot, 'index.html'), 'utf8')
    const { table } = request.query as Readonly<Record<string, unknown>>
    const code = codeSchema.safeParse(table).data
    // The page comes whether tables can be read or not.
    const head = code === undefined ? null : await storage.head(code).catch(() => null)
    const preview = await previewOf(head, languageOf(request))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language')
      .send(withPreview(page, preview, request))
  })
}

/** Where nothing is: a page with the way on for people, a sentence for programs. `limited`: it counts as any request. */
export function lostRoute(app: FastifyInstance, webRoot: string, limited: preHandlerAsyncHookHandler): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler({ preHandler: limited }, async (request, reply) => {
    reply.code(404).header('cache-control', 'no-cache')
    const page = looksAtPages(request) ? await readFile(join(webRoot, '404.html'), 'utf8').catch(() => null) : null
    if (page === null) return reply.send({ reason: 'notFound', sentence: 'There is nothing at this address.' })
    // On plain web space the page stands in a folder of which it knows nothing; here it is the root.
    return reply.type('text/html; charset=utf-8').send(page.replaceAll('href="./', 'href="/'))
  })
}

function looksAtPages({ method, headers, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

/** The first language of ours that the request asks for. */
function languageOf({ headers }: FastifyRequest): Language {
  const wanted = (headers['accept-language'] ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((each) => ALL_LANGUAGES.filter((language) => language === each))[0] ?? USUAL
}

async function previewOf(head: StoredHead | null, language: Language): Promise<Preview> {
  const words = ALL[language]
  if (head === null) return { title: 'Hausregeln', description: words.house, language: spoken(words.house, language) }
  await bringLanguage(language)
  const rulebook = findRulebook(head.rulebook)
  const free = head.seats.filter((name) => name === null).length
  const standing =
    head.phase !== 'lobby'
      ? words.phases[head.phase]
      : free === 0
        ? words.full
        : words.free({ free, all: head.seats.length })
  const description = rulebook === undefined ? standing : `${inLanguage(rulebook.title, language)}. ${standing}`
  return { title: head.title, description, language: spoken(standing, language) }
}

/** The language in which this is said: English may stand in. */
function spoken(said: string, language: Language): Language {
  return hasStoodIn(said) ? REFERENCE : language
}

function withPreview(page: string, { title, description, language }: Preview, request: FastifyRequest): string {
  // What a caller says in `X-Forwarded-Host` would stand in a link that others are shown.
  const origin = `${request.protocol}://${request.headers.host ?? ''}`
  const said: Readonly<Record<string, string | number>> = {
    'og:site_name': 'Hausregeln',
    'og:type': 'website',
    'og:locale': language,
    'og:title': title,
    'og:description': description,
    'og:url': `${origin}${request.url}`,
    'og:image': `${origin}/${PICTURE.path}`,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'twitter:card': 'summary_large_image',
  }
  const tags = Object.entries(said).map(([name, content]) => {
    const kind = name.startsWith('og:') ? 'property' : 'name'
    return `    <meta ${kind}="${name}" content="${asAttribute(String(content))}" />\n`
  })
  return page.replace('</head>', () => `${tags.join('')}  </head>`)
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
