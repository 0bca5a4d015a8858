// The import table as data: which package may import which, and the floors inside a package. CONTRIBUTING.md shows it;
// `npm run lint` holds it (lint/main.ts).

export interface Package {
  /** Folder of the package; with a star, for one kind of file in it: the same folder in each of its folders. */
  readonly folder: string
  /** Files of its kind that lie elsewhere: lists of them all. */
  readonly lists?: readonly string[]
  /** Other packages that it may import, by name. */
  readonly may: readonly string[]
  /** Whether its tests may import every package. */
  readonly freeTests?: true
  /** Libraries that single files may import, by the file's place in the package; where it is left out: all may, any. */
  readonly libraries?: Readonly<Record<string, readonly string[]>>
  /**
   * Folders inside the package, from the ground up: an import goes down a floor, never up. A star stands for any
   * folder, each for itself; those of one floor may use each other, but not in a circle.
   */
  readonly floors?: { readonly sources: string; readonly levels: readonly (readonly string[])[] }
}

export const PACKAGES: Readonly<Record<string, Package>> = {
  engine: {
    folder: 'packages/engine',
    may: [],
    libraries: { 'src/core/hash.ts': ['@noble/hashes'] },
    floors: { sources: 'src', levels: [['core'], ['kit']] },
  },
  chapters: {
    folder: 'packages/chapters',
    may: ['engine', 'say'],
    libraries: {},
    floors: { sources: '.', levels: [['*/rules'], ['say'], ['*/say'], ['testing'], ['test'], ['*'], ['*/view']] },
  },
  // What only a browser loads: programs that run in Node may not import it.
  'chapters/view': {
    folder: 'packages/chapters/*/view',
    lists: ['packages/chapters/views.ts'],
    may: ['engine', 'chapters', 'rulebooks', 'view-kit'],
  },
  // Tests of a chapter alone, played by whole rulebooks and by bots.
  'chapters/test': {
    folder: 'packages/chapters/*/test',
    may: ['engine', 'chapters', 'rulebooks', 'bots', 'lab'],
  },
  say: { folder: 'packages/say', may: ['engine'], floors: { sources: '.', levels: [['src'], ['compiler'], ['test']] } },
  rulebooks: { folder: 'packages/rulebooks', may: ['engine', 'say', 'chapters'] },
  examples: { folder: 'examples', may: ['engine', 'say', 'chapters', 'rulebooks'], freeTests: true },
  bots: {
    folder: 'packages/bots',
    may: ['engine', 'chapters', 'rulebooks'],
    floors: {
      sources: 'src',
      levels: [
        ['steady/board'],
        ['steady/figures'],
        ['steady/reading'],
        ['steady/worth'],
        ['steady/shares', 'steady/moving', 'steady/chances'],
        ['steady/debt'],
        ['steady/building'],
        ['steady/bidding', 'steady/dealing'],
        ['steady'],
        ['chances'],
        ['strong'],
        ['why', 'external'],
      ],
    },
  },
  lab: {
    folder: 'packages/lab',
    may: ['engine', 'chapters', 'say', 'rulebooks', 'bots'],
    floors: { sources: '.', levels: [['reckoning'], ['src'], ['learn'], ['bench'], ['test']] },
  },
  workbook: { folder: 'packages/workbook', may: ['engine', 'chapters', 'rulebooks', 'say'] },
  protocol: { folder: 'packages/protocol', may: ['engine', 'chapters'] },
  server: {
    folder: 'packages/server',
    may: ['engine', 'chapters', 'rulebooks', 'bots', 'protocol', 'say'],
    floors: {
      sources: 'src',
      levels: [
        ['identity', 'reach', 'live/lines', 'table/time', 'table/steps'],
        ['storage'],
        ['books', 'placement', 'quota'],
        ['table/game'],
        ['table/state'],
        ['table/snapshot'],
        ['table/played'],
        ['table/people'],
        ['table/requests'],
        ['table'],
        ['erasure', 'work'],
        ['tables'],
        ['http'],
        ['live'],
        ['admin'],
      ],
    },
  },
  cli: {
    folder: 'packages/cli',
    may: ['engine', 'chapters', 'say', 'rulebooks', 'bots', 'lab', 'workbook', 'protocol', 'server'],
  },
  'view-kit': {
    folder: 'packages/view-kit',
    may: ['engine', 'chapters', 'rulebooks', 'bots', 'workbook', 'protocol', 'say'],
    floors: {
      sources: 'src',
      levels: [
        ['i18n'],
        ['sound'],
        ['words'],
        ['design'],
        ['board'],
        ['dice'],
        ['game'],
        ['room'],
        ['show'],
        ['story'],
        ['table'],
      ],
    },
  },
  web: {
    folder: 'packages/web',
    may: ['engine', 'chapters', 'rulebooks', 'bots', 'lab', 'workbook', 'protocol', 'say', 'view-kit', 'chapters/view'],
    floors: {
      sources: 'src',
      levels: [
        ['frame'],
        ['coach', 'laboratory', 'analysis', 'rules'],
        ['given'],
        ['parts'],
        ['screens'],
        ['screens/*'],
        ['workshop'],
        ['app'],
      ],
    },
  },
}
