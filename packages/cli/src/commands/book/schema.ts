import type { Command } from 'commander'
import type { Help } from '../../help/help.ts'

/** `book schema`: what a file may say, for editors that check it while it is written. */
export function defineSchema(book: Command, help: Help): void {
  book
    .command('schema')
    .description(help.schema.about)
    .action(async () => {
      const [{ bookJsonSchema }, { printJson }] = await Promise.all([
        import('@hausregeln/rulebooks/file/index.ts'),
        import('../../output.ts'),
      ])
      printJson(bookJsonSchema())
    })
}
