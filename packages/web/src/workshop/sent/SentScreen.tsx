import type { OpenedBook, Read } from '@hausregeln/rulebooks/file/index.ts'
import { readBookFile } from '@hausregeln/view-kit/game/books/bookFile.ts'
import { useCallback } from 'react'
import { decodeBook } from '../model/link.ts'
import { GivenScreen } from './GivenScreen.tsx'

/** Rules that lie in the address itself: in what they differ from a known book, before anybody sits down. */
export default function SentScreen({ word }: { readonly word: string }) {
  const open = useCallback(() => openWord(word), [word])
  return <GivenScreen open={open} />
}

/** What is in a link is checked like any stranger's file. */
async function openWord(word: string): Promise<Read<OpenedBook>> {
  const text = await decodeBook(word)
  return text.faults ? text : readBookFile(new Blob([text.value]))
}
