import type { OpenedLesson } from '@hausregeln/rulebooks/lesson/index.ts'
import type { Language } from '@hausregeln/rulebooks/texts/language.ts'
import type { Command } from 'commander'
import { ExitCode } from '../../failure.ts'
import type { Help } from '../../help/help.ts'
import { jsonOption, languageOption } from '../../options.ts'
import { printJson, printLines } from '../../output.ts'
import { ALL } from '../../say/all.words.ts'

interface CheckFlags {
  readonly lang: Language
  readonly told?: true
  readonly json?: true
}

/** `lesson`: lessons as files. */
export function defineLesson(program: Command, help: Help): void {
  const lesson = program.command('lesson').description(help.lesson.about)
  lesson
    .command('check')
    .description(help.lesson.check)
    .argument('<file>', help.lesson.file)
    .addOption(languageOption('--lang <language>', help.common.lang))
    .option('--told', help.lesson.told)
    .addOption(jsonOption(help))
    .action(check)
  lesson.command('schema').description(help.schema.about).action(schema)
  for (const command of lesson.commands) command.copyInheritedSettings(lesson)
}

async function schema(): Promise<void> {
  const { lessonJsonSchema } = await import('@hausregeln/rulebooks/file/schema/lesson.ts')
  printJson(lessonJsonSchema())
}

async function check(path: string, { lang, told, json }: CheckFlags): Promise<void> {
  const [{ findRulebook }, { readLesson }, { describeBookFault }, { bringLanguage }, { readText }] = await Promise.all([
    import('@hausregeln/rulebooks'),
    import('@hausregeln/rulebooks/lesson/index.ts'),
    import('@hausregeln/rulebooks/file/index.ts'),
    import('@hausregeln/rulebooks/texts/index.ts'),
    import('../../files.ts'),
  ])
  await bringLanguage(lang)
  const read = readLesson(await readText(path), findRulebook)
  if (read.faults) {
    process.exitCode = ExitCode.failed
    if (json) return printJson({ file: path, playable: false, faults: read.faults })
    return printLines(read.faults.map((fault) => describeBookFault(fault, lang)))
  }
  const { lesson, rulebook } = read.value
  const { steps } = lesson
  if (json) return printJson({ file: path, playable: true, book: rulebook.book.id, steps: steps.length })
  printLines([
    ...(told ? await toldOf(read.value, lang) : []),
    ALL[lang].lessonFine({ path, id: rulebook.book.id, count: steps.length }),
  ])
}

/** The lesson with its right answers: what it says, what the player is asked, and what happens. */
async function toldOf({ lesson, rulebook }: OpenedLesson, lang: Language): Promise<string[]> {
  const { tellLesson } = await import('@hausregeln/rulebooks/lesson/tell.ts')
  return tellLesson(rulebook, lesson, lang)
}
