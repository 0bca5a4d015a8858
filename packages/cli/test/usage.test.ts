import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { landings } from '@hausregeln/lab/report/landings.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { helpFor } from '../src/help/help.ts'
import { createProgram } from '../src/program.ts'
import { run, runAlone, runHere, runIn, runJsonHere } from './hausregeln.ts'

const root = join(import.meta.dirname, '../../..')
const table = ['--rulebook', 'classic', '--seats', 'plain,random', '--seed', '1']
const sim = ['sim', ...table, '--games', '5']
const recorded = join(root, 'packages/lab/test/games/records/classic-2-101.jsonl')
const unwritten = join(tmpdir(), `hausregeln-${process.pid}-unwritten`)
const BOOKS = rulebooks.map(({ book }) => book.id).join(', ')
const nowhere = join(tmpdir(), 'hausregeln-no-such-folder', 'file')

const refused: readonly (readonly [args: readonly string[], code: number, sentence: RegExp])[] = [
  [['simulate'], 2, /^Unknown command 'simulate'/],
  [['sim'], 2, /^Required option '--rulebook <id>' not specified\.$/],
  [[...sim, '--gmes', '4'], 2, /^Unknown option '--gmes'.*Did you mean --games\?/],
  [[...sim, 'classic'], 2, /^Too many arguments for 'sim'/],
  [[...sim, '--rulebook', 'clasic'], 2, /^There is no rulebook "clasic"\. There are: classic/],
  [[...sim, '--rulebook', './nowhere'], 2, /^There is no file or folder "\.\/nowhere"\.$/],
  [[...sim, '--seats', 'plain,clever'], 2, /^There is no bot "clever"\. There are: random, plain/],
  [[...sim, '--seats', 'plain,,plain'], 2, /^--seats takes the names of bots .+, not "plain,,plain"\.$/],
  [[...sim, '--seats', 'plain'], 2, /^"classic" is played by 2 to 8 players, not by 1\.$/],
  [[...sim, '--option', 'pot=1'], 2, /^"classic" has no option "pot"\. It has: autoRent, /],
  [[...sim, '--option', 'autoRent=2'], 2, /^Option "autoRent" is a whole number from 0 to 1, not 2\.$/],
  [[...sim, '--option', 'autoRent=yes'], 2, /^--option takes a name and a whole number, .+ not "autoRent=yes"\.$/],
  [[...sim, '--games', '0'], 2, /^--games takes a whole number from 1 to \d+, not "0"\.$/],
  [[...sim, '--games', '1.5'], 2, /^--games takes .+, not "1\.5"\.$/],
  [[...sim, '--games', '1e3'], 2, /^--games takes .+, not "1e3"\.$/],
  [[...sim, '--seed', '-1'], 2, /^--seed takes a whole number from 0 to 9007199254740991, not "-1"\.$/],
  [[...sim, '--seed', '9007199254740992'], 2, /^--seed takes .+, not "9007199254740992"\.$/],
  [[...sim, '--workers', '0'], 2, /^--workers takes .+, not "0"\.$/],
  [[...sim, '--max-rounds', 'many'], 2, /^--max-rounds takes .+, not "many"\.$/],
  [['record', ...table], 2, /^Required option '-o, --out <file>' not specified\.$/],
  [['record', ...table, '--rulebook', 'clasic', '-o', unwritten], 2, /^There is no rulebook "clasic"/],
  [['record', ...table, '-o', nowhere], 1, /file cannot be written: no such file or directory\.$/],
  [['record', ...table, '-o', tmpdir()], 1, /cannot be written: illegal operation on a directory\.$/],
  [
    ['landings', '--turns', '0', '--jail', 'stay', '--seed', '1'],
    2,
    /^--turns takes a whole number from 1 to \d+, not "0"\.$/,
  ],
  [['landings', '--turns', '9', '--jail', 'flee', '--seed', '1'], 2, /argument 'flee' is invalid\. .*leave, stay\.$/],
  [['landings', '--turns', '9', '--jail', 'stay'], 2, /^Required option '--seed <n>' not specified\.$/],
  [['replay'], 2, /^Missing required argument 'file'\.$/],
  [['replay', nowhere], 1, /file cannot be read: no such file or directory\.$/],
  [['replay', join(root, 'package.json')], 1, /^This is not a Hausregeln record\.$/],
  [['xlsx', nowhere], 2, /^Required option '-o, --out <file>' not specified\.$/],
  [['xlsx', nowhere, '-o', unwritten], 1, /file cannot be read: no such file or directory\.$/],
  [['xlsx', join(root, 'package.json'), '-o', unwritten], 1, /^This is not a Hausregeln record\.$/],
  [
    ['xlsx', unwritten, '-o', join(tmpdir(), '.', basename(unwritten))],
    2,
    /is the record itself; .+ a file of its own\.$/,
  ],
  [['xlsx', recorded, '-o', nowhere], 1, /file cannot be written: no such file or directory\.$/],
  [['xlsx', recorded, '-o', unwritten, '--language', 'pl'], 2, /argument 'pl' is invalid\. .*de, en, fr\.$/],
  [['replay', nowhere, '--lang', 'pl'], 2, /^Option '--lang <language>' argument 'pl' is invalid\. .*de, en, fr\.$/],
]

/** Each kind of refusal: of the options, of the command, of a rulebook, of a table, and of what a file says. */
const inOtherLanguages: readonly (readonly [args: readonly string[], german: string, french: string])[] = [
  [['simulate'], 'Den Befehl „simulate“ gibt es nicht.', 'Commande inconnue : « simulate ».'],
  [
    [...sim, '--gmes', '4'],
    'Die Option „--gmes“ gibt es nicht. Meintest du --games?',
    'Option inconnue : « --gmes ». Vouliez-vous dire --games ?',
  ],
  [['replay'], 'Das Argument „file“ fehlt.', 'Il manque l’argument « file ».'],
  [['record', ...table], 'Die Option „-o, --out <file>“ fehlt.', 'Il manque l’option « -o, --out <file> ».'],
  [
    ['replay', nowhere, 'again'],
    `Zu viele Argumente für „replay“: 1 ist vorgesehen, angegeben sind 2: ${nowhere}, again.`,
    `Trop d’arguments pour « replay » : 1 attendu, 2 donnés : ${nowhere}, again.`,
  ],
  [['sim', '--seed'], 'Der Option „--seed <n>“ fehlt ihr Wert.', 'Il manque la valeur de l’option « --seed <n> ».'],
  [
    ['landings', '--turns', '9', '--jail', 'flee', '--seed', '1'],
    'Die Option „--jail <habit>“ kennt „flee“ nicht. Möglich sind leave, stay.',
    'L’option « --jail <habit> » n’accepte pas « flee ». Valeurs possibles : leave, stay.',
  ],
  [
    [...sim, '--games', '0'],
    '--games braucht eine ganze Zahl von 1 bis 1000000000, nicht „0“.',
    '--games attend un nombre entier de 1 à 1000000000, et non « 0 ».',
  ],
  [
    [...sim, '--rulebook', 'clasic'],
    `Ein Regelbuch „clasic“ gibt es nicht. Es gibt: ${BOOKS}.`,
    `Il n’y a pas de règlement « clasic ». Il y a : ${BOOKS}.`,
  ],
  [
    [...sim, '--seats', 'plain'],
    '„classic“ spielt man zu 2 bis 8, nicht zu 1.',
    '« classic » se joue de 2 à 8 joueurs, pas à 1.',
  ],
  [
    ['replay', nowhere],
    `${nowhere} lässt sich nicht lesen: Datei oder Ordner nicht gefunden.`,
    `Impossible de lire ${nowhere} : fichier ou dossier introuvable.`,
  ],
  [
    ['lab', 'compare', 'clasic', '--against', 'classic'],
    `Ein Regelbuch „clasic“ gibt es nicht. Es gibt: ${BOOKS}.`,
    `Il n’y a pas de règlement « clasic ». Il y a : ${BOOKS}.`,
  ],
  [
    ['lab', 'compare', 'classic', '--against', 'bots=plain,clever'],
    'sides[1].bots[1]: Den Bot "clever" gibt es nicht. Es gibt: random, ',
    'sides[1].bots[1]: Il n’y a pas de bot "clever". ',
  ],
]

describe('hausregeln', () => {
  it('says in one sentence what is wrong, and does nothing', async () => {
    for (const [args, code, sentence] of refused) {
      const ran = await runHere(...args)
      expect({ args, ...ran }).toMatchObject({ args, code, out: '' })
      expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
      expect(ran.err.trimEnd()).toMatch(sentence)
    }
    // A process of its own tells the shell the same.
    const [args, code, sentence] = refused[0]!
    expect(await runAlone(...args)).toMatchObject({ code, out: '', err: expect.stringMatching(sentence) })
    expect(existsSync(unwritten)).toBe(false)
  })

  it('says it in the language of the environment, or in that of --lang', async () => {
    for (const [args, german, french] of inOtherLanguages) {
      expect((await runIn('de_DE.UTF-8', ...args)).err).toContain(german)
      const told = (await runIn('fr_FR.UTF-8', ...args)).err
      expect(told.replace(/[\u00a0\u202f]/g, ' ')).toContain(french)
    }
    expect((await runHere('replay', nowhere, '--lang', 'de')).err).toMatch(/lässt sich nicht lesen: Datei/)
  })

  it('helps', async () => {
    const [bare, help, command] = await Promise.all([run(), run('--help'), run('sim', '--help')])
    expect(bare).toMatchObject({ code: 2, out: '' })
    expect(help).toMatchObject({ code: 0, err: '', out: bare.err })
    expect(command.out).toContain('--check-laws')
    // Each is loaded alone by its name, and is the same as among all.
    const { commands } = await createProgram([])
    for (const each of commands) {
      const alone = (await createProgram([each.name()])).commands
      expect(alone.map((one) => one.helpInformation())).toEqual([each.helpInformation()])
    }
  })

  it('helps in the language of the environment, or in that of --lang', async () => {
    const [german, asked] = await Promise.all([
      helpFor(['sim', '--help'], { LANG: 'de_DE.UTF-8' }),
      helpFor(['sim', '--help', '--lang', 'fr'], { LC_ALL: 'de', LANG: 'en_GB' }),
    ])
    expect([german.title.usage, asked.title.usage]).toEqual(['Aufruf:', 'Usage\u00a0:'])
    const [english, unknown] = await Promise.all([
      helpFor(['--lang=en'], { LANG: 'de_DE' }),
      helpFor(['--lang'], { LC_ALL: '', LANG: 'xx_XX' }),
    ])
    expect([english.title.usage, unknown.title.usage]).toEqual(['Usage:', 'Usage:'])
    const told = await runHere('lab', 'compare', '--help', '--lang', 'de')
    for (const said of ['Aufruf: hausregeln lab compare', 'Argumente:', 'Optionen:', '(sonst length)'])
      expect(told.out).toContain(said)
    expect(told.out).not.toMatch(/Usage:|Options:|default/)
  })

  it('lists the rulebooks with their options', async () => {
    const [listed, told] = await Promise.all([runJsonHere('rulebooks'), runHere('rulebooks')])
    const expected = rulebooks.map(({ book, title }) => ({ id: book.id, title, options: book.options }))
    expect(listed.rulebooks).toMatchObject(JSON.parse(JSON.stringify(expected)))
    expect(listed.bots).toEqual(expect.arrayContaining(['random', 'plain']))
    for (const { book, title } of rulebooks) {
      expect(told.out).toContain(`${book.id}: ${title.en}, version`)
      for (const { id } of book.options) expect(told.out).toMatch(new RegExp(`^ +${id} `, 'm'))
    }
  })

  it('walks the classic board', async () => {
    const walk = ['landings', '--turns', '20000', '--jail', 'stay', '--seed', '3']
    const [walked, told] = await Promise.all([runJsonHere(...walk), runHere(...walk)])
    expect(walked).toMatchObject({ turns: 20_000, jail: 'stay', seed: 3 })
    expect(walked).toMatchObject(landings({ turns: 20_000, jail: 'stay', seed: 3 }))
    expect(told.out).toContain(`${walked.perThrow.jail.toFixed(3)} %`)
  })

  it('runs as npm run -s hausregeln', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'hausregeln', '--', 'rulebooks', '--json'], {
      cwd: root,
    })
    expect(JSON.parse(stdout).rulebooks[0].id).toBe(rulebooks[0]?.book.id)
  })

  it('takes it well when nobody reads on', async () => {
    const command = `"${process.execPath}" packages/cli/src/main.ts rulebooks | true; exit "\${PIPESTATUS[0]}"`
    const { stderr } = await promisify(execFile)('bash', ['-c', command], { cwd: root })
    expect(stderr).toBe('')
  })
})
