import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { HEADLINE, iconSvg, invitationSvg } from './pictures.ts'

const MANIFEST = 'manifest.webmanifest'
/** What a link to the page is shown with; the server names it (`http/pages.ts`). */
const INVITATION = { name: 'invitation.png', width: 1200 } as const
const TYPE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'

/** Of the paper, by day and by night, as `tokens.css` has it. */
const PAPER = { light: '#f3eee3', dark: '#11151b' } as const

/** `whole`: to the edges, for phones that cut a shape of their own out of it. */
const ICONS = [
  { name: 'icon-192.png', size: 192, whole: false, purpose: 'any' },
  { name: 'icon-512.png', size: 512, whole: false, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, whole: true, purpose: 'maskable' },
  { name: 'icon-apple-180.png', size: 180, whole: true, purpose: null },
] as const

/** Draws the icons and the picture of invitations, and says in a manifest how the page is installed. */
export function webApp(): Plugin {
  return {
    name: 'web-app',
    apply: 'build',
    transformIndexHtml: () => tags(),
    async generateBundle() {
      await initWasm(readFileSync(placeOf('@resvg/resvg-wasm/index_bg.wasm')))
      for (const { name, size, whole } of ICONS)
        this.emitFile({ type: 'asset', fileName: name, source: drawn(iconSvg(whole), size) })
      const font = await headlineFont()
      this.emitFile({
        type: 'asset',
        fileName: INVITATION.name,
        source: drawn(invitationSvg(), INVITATION.width, font),
      })
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest()) })
    },
  }
}

function placeOf(module: string): string {
  return fileURLToPath(import.meta.resolve(module))
}

/** An SVG as PNG, so many pixels wide. */
function drawn(svg: string, width: number, font?: Uint8Array): Uint8Array {
  const fonts = font && { fontBuffers: [font], defaultFontFamily: HEADLINE.family }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(fonts && { font: fonts }) }).render().asPng()
}

/** The type of headings in one weight, with the letters of the picture alone. */
async function headlineFont(): Promise<Uint8Array> {
  const axes = { wght: HEADLINE.weight, wdth: 100 }
  return subsetFont(readFileSync(placeOf(TYPE)), HEADLINE.text, { targetFormat: 'truetype', variationAxes: axes })
}

/** Addresses are beside the page, in whatever folder it lies. */
function manifest() {
  return {
    name: 'Hausregeln',
    short_name: 'Hausregeln',
    description: 'Property-trading board games, each by its own rules.',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    categories: ['games'],
    icons: ICONS.flatMap(({ name, size, purpose }) =>
      purpose === null ? [] : [{ src: name, sizes: `${size}x${size}`, type: 'image/png', purpose }],
    ),
  }
}

function tags(): HtmlTagDescriptor[] {
  const schemes = Object.entries(PAPER).map(([scheme, content]) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
  }))
  const apple = { rel: 'apple-touch-icon', href: './icon-apple-180.png' }
  const links = [{ rel: 'manifest', href: `./${MANIFEST}` }, apple].map((attrs) => ({ tag: 'link', attrs }))
  return [...links, ...schemes].map((each) => ({ ...each, injectTo: 'head' as const }))
}
