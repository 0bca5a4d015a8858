import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { ChunkingContext } from 'rolldown'
import { defineConfig } from 'vite'
import { brought } from './build/brought.ts'
import { chunkCircles } from './build/chunkCircles.ts'
import { compressed } from './build/compressed.ts'
import { letters } from './build/letters.ts'
import { LICENCES, licences } from './build/licences.ts'
import { serviceWorker } from './build/serviceWorker.ts'
import { sharedWorker } from './build/sharedWorker.ts'
import { startFacts } from './build/startFacts.ts'
import { webApp } from './build/webApp.ts'
import { cssFloors } from './cssFloors.ts'

/** The folder of a rulebook; lessons of all of them lie beside. */
const BOOK = /packages\/rulebooks\/src\/(?!texts|say|lesson)(\w+)\/(?!say\/)/

/** What a game at one screen needs until the first throw; what only other tables have is loaded where they are. */
const withFirstThrow = brought(
  ['main.tsx', 'screens/setup/SetUpScreen.tsx', 'screens/play/TableScreen.tsx'].map((path) =>
    join(import.meta.dirname, 'src', path),
  ),
)

/** A group in two files: what comes with the first throw, and the rest of it. */
const inTwo = (name: string) => ({
  name: (id: string, modules: ChunkingContext) => (withFirstThrow(id, modules) ? name : `${name}-further`),
  debugName: name,
})

/** What every screen needs. */
const PAGE =
  /node_modules\/(react|react-dom|scheduler|comlink|idb)\/|packages\/(view-kit|web)\/src\/((i18n|frame|dice|design)\/(?!sight)|board\/(pieces\/(SeatBadge|pieceShapes)|texts|types)|game\/(remote|saves|realBoard|files|shelfFault)|screens\/(useKeep|useFailed|title|texts|setup\/texts|home\/(AllGames|ImportButton))|words\/words)/

/**
 * What is always needed together is one file: each costs some 900 bytes of heads. A rulebook is one, so that a table loads
 * its own alone.
 */
const groups = [
  // Rulebooks, workbooks and the tempo of games need it too, which the worker loads: it must not bring the page with its styles.
  {
    name: 'language',
    test: /packages\/(engine\/src\/kit\/(effects|scene\/(way|dice))|rulebooks\/src\/texts\/(language|tongues|spoken\.browser)|chapters\/say\/tongue|say\/src\/(languages?|some))\.ts/,
    priority: 4,
  },
  { name: 'page', test: PAGE, priority: 3 },
  // Whether a rulebook can be played is asked of those that people bring.
  {
    name: 'book-check',
    test: /packages\/engine\/src\/kit\/book\/((?!stock)[\w-]+-faults|card-loops|define)\.ts$/,
    priority: 5,
    includeDependenciesRecursively: false,
  },
  {
    name: 'engine',
    test: /packages\/(engine|chapters\/[\w-]+\/rules)\/|@noble|packages\/rulebooks\/src\/[^/]+\.ts$/,
    priority: 2,
    minShareCount: 14,
  },
  // What plays a game at a table, beside what other programs share.
  {
    name: 'at-table',
    test: /packages\/(protocol\/src\/tempo|engine\/src\/(core\/|kit\/scene\/(timeline|kit|scene)\.ts)|chapters\/(rent\/rules\/race|auction-sealed\/rules\/slips|scenes|[\w-]+\/scene)\.ts)/,
    priority: 1,
    minShareCount: 2,
  },
  // What bots are called, and what they know of chapters.
  {
    name: 'plays',
    test: /packages\/(bots\/src\/(names|levels|plays|unknown|columns|steady\/figures\/characters)|chapters\/([\w-]+\/play|plays))\.ts/,
    priority: 1,
  },
  // What a bot sees and how it decides; whatever asks for reasons, or judges a game, needs nearly all of it.
  {
    name: 'steady',
    test: /packages\/bots\/src\/(all-pay|steady\/.*)\.ts/,
    priority: 1,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'sound', test: /packages\/view-kit\/src\/sound\/(ears|volume)\.ts/, priority: 1 },
  { name: 'setup-styles', test: /screens\/setup\/(books|where)\.css$/, priority: 5 },
  // Every table has these.
  {
    name: 'table-styles',
    test: /(src\/(table\/(layout|table|chips|scenes|rule-chip)|screens\/table\/(people\/people|log\/log|strip))|chapters\/(cards\/view\/deck|auction-open\/view\/auction|auction-sealed\/view\/sealed|rent\/view\/rates|bank-debt\/view\/purse|prison-bail\/view\/prison|trade\/view\/trade)|view-kit\/src\/table\/stage\/stage)\.css$/,
    priority: 5,
  },
  // What tables say; without a group of its own it would lie with what opens rulebooks out of files.
  {
    name: 'voice',
    test: /packages\/(rulebooks\/src\/texts\/(voice|written)|engine\/src\/kit\/book\/themes)\.ts/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    ...inTwo('rules'),
    test: /packages\/(view-kit|web)\/src\/(rules\/(?!BookDifferences|described\/|BookIntroduction|introduction)|table\/rule-chip)|setup\/(OptionFields|FromFile|useKeptBook|useChoosing|draft|BookCards|brief)|useRulebook/,
    includeDependenciesRecursively: false,
  },
  // Online tables and rulebooks out of files read what they are told by it; neither must bring the other.
  { name: 'schemas', test: /node_modules\/zod\//, priority: 4, minShareCount: 2 },
  { name: 'icons', test: /node_modules\/lucide-react\//, priority: 4, minShareCount: 2 },
  {
    ...inTwo('shared'),
    test: /packages\/((view-kit|web)\/src\/(table|show|parts|design|screens\/table)\/(?!chart\/(LineChart|chart\.ts)|end\/|moments\/|SpaceDialog|KeepingOnline).*(?<!\.css)|chapters\/(views\.ts|[\w-]+\/view\/.*(?<!\.css))|view-kit\/src\/room\/(refusalTexts|tableError)\.ts)$/,
    priority: 1,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared-game',
    // What opens rulebooks and lessons out of files brings their whole schema: only who opens some loads it.
    test: /packages\/view-kit\/src\/game\/(?!books\/(book(File|Shelf)|lessonFile))/,
    priority: 1,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: (id: string) => BOOK.exec(id)?.[1] ?? null, test: BOOK, priority: 1, debugName: 'a rulebook' },
]

export default defineConfig({
  base: './',
  logLevel: 'warn',
  plugins: [
    react(),
    letters(),
    compressed(),
    startFacts(),
    sharedWorker(),
    chunkCircles(),
    licences(),
    webApp(),
    serviceWorker(),
  ],
  css: { postcss: { plugins: [cssFloors()] } },
  build: {
    target: 'es2024',
    // Type for names that few have must not lie in the styles of all.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    license: { fileName: LICENCES },
    rolldownOptions: { output: { codeSplitting: { groups } } },
    // The worker has no document in which a file could be announced; pages name theirs in their HTML.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  worker: { format: 'es' },
})
