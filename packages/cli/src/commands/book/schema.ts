import type { Command } from 'commander'

/** `book schema`: what a file may say, for editors that check it while it is written. */
export function defineSchema(book: Command): void {
  book
    .command('schema')
    .description('print the JSON Schema of the format')
    .action(async () => {
      const [{ bookJsonSchema }, { printJson }] = await Promise.all([
        import('@hausregeln/rulebooks/file/index.ts'),
        import('../../output.ts'),
      ])
      printJson(bookJsonSchema())
    })
}
