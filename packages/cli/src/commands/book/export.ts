import type { Command } from 'commander'
import type { Help } from '../../help/help.ts'
import { printLines } from '../../output.ts'

/** `book export`: a rulebook whole, as a file that stands alone. */
export function defineExport(book: Command, help: Help): void {
  book
    .command('export')
    .description(help.export.about)
    .argument('<rulebook>', help.common.rulebook)
    .requiredOption('-o, --out <file>', help.common.out)
    .action(exportBook)
}

async function exportBook(argument: string, { out }: { readonly out: string }): Promise<void> {
  const [{ rulebookFor }, { bookFile, writeBook }, { writeOut }] = await Promise.all([
    import('../../rulebook.ts'),
    import('@hausregeln/rulebooks/file/index.ts'),
    import('../../files.ts'),
  ])
  const rulebook = await rulebookFor(argument)
  await writeOut(out, writeBook(bookFile(rulebook)))
  printLines([`${out}: "${rulebook.book.id}", ${rulebook.book.identity().slice(0, 16)}`])
}
