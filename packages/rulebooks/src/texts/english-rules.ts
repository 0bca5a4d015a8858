import { words } from '@hausregeln/chapters/rules.en.words.ts'
import { bringWords } from '@hausregeln/engine/core/text.ts'

// Which numbers a choice tells is read from its English sentence: that must not depend on what a page has loaded.
bringWords('en', words)
