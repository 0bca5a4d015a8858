import { filled } from '@hausregeln/say/some.ts'
import type { Command, Help as Layout, Option } from 'commander'
import { languageFor } from '../language.ts'
import { words } from './en.words.ts'
import { LOADERS } from './loaders.words.ts'
import type { Words } from './shape.words.ts'

/** What the help says, in one language. */
export type Help = Words

/** The help in the language of the command line or the environment: see `languageFor`. */
export async function helpFor(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Help> {
  const brought = await LOADERS[languageFor(args, env)]?.()
  return brought === undefined ? words : filled<Words>(words, brought.words)
}

/** Lets a command, and those that are defined in it from now on, lay out their help in this language. */
export function layOut(command: Command, help: Help): Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': help.title.usage,
    'Arguments:': help.title.arguments,
    'Options:': help.title.options,
    'Commands:': help.title.commands,
  }
  return command.helpOption('-h, --help', help.around.help).configureHelp({
    styleTitle: (title) => titles[title] ?? title,
    optionDescription: (option) => described(option, help),
    argumentDescription: ({ description, defaultValue }) =>
      defaultValue === undefined ? description : `${description} ${help.around.usual({ value: `${defaultValue}` })}`,
    subcommandDescription: (one) => one.description(),
  } satisfies Partial<Layout>)
}

function described({ description, argChoices, defaultValue }: Option, help: Help): string {
  const choices = argChoices === undefined ? [] : [help.around.choices({ values: argChoices.join(', ') })]
  const isShown = ['string', 'number'].includes(typeof defaultValue)
  const usual = isShown ? [help.around.usual({ value: `${defaultValue}` })] : []
  return [description, ...choices, ...usual].join(' ')
}
