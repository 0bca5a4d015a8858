import type { Command } from 'commander'
import { RULEBOOK } from '../../options.ts'
import { printLines } from '../../output.ts'

/** `book export`: a rulebook whole, as a file that stands alone. */
export function defineExport(book: Command): void {
  book
    .command('export')
    .description('write a rulebook as a file: every choice, every number, its board and its paragraphs')
    .argument('<rulebook>', RULEBOOK)
    .requiredOption('-o, --out <file>', 'file to write')
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
