import { reportMarkdown } from '../picture/markdown.ts'
import { say } from '../say.ts'
import type { Atlas } from './atlas.ts'
import { atlasAnswer, shortTables } from './tell.ts'

export const ATLAS_TITLE = say('rule-title')

/** Where the figures of the house lie. */
const DATA = 'packages/lab/src/atlas/classic.json'

/** An atlas as a page of the docs. */
export function atlasPage(atlas: Atlas): string {
  const tables = shortTables(atlas, 'en')
  return reportMarkdown(
    { title: ATLAS_TITLE, answer: atlasAnswer(atlas), tables },
    'en',
    introduction(atlas),
    atlas.rows.length,
  )
}

function introduction({ book, games, skillGames, seed, maxRounds, made }: Atlas): string {
  const run = `npm run -s hausregeln --`
  return `Each house rule was applied alone to \`${book}\` and played by bots against the unchanged rulebook, on common chance
([how](LABORATORY.md)). A house rule is an answer that the workshop offers, a chapter taken or left out, an option of the
table, or a sensible value of a number that people know.

\`\`\`sh
${run} lab atlas --games ${games} --skill-games ${skillGames} --seed ${seed} --data ${DATA}
${run} lab atlas --from ${DATA} -o docs/ATLAS.md
\`\`\`

Played on ${made}: ${games} games of each rule by four \`steady\` players, for length, ending and turn order; ${skillGames} games of each
by one \`steady\` player against three \`plain\` ones, seats changing, for luck against skill: the more often the better
player wins, the less is luck. A game that is not over after ${maxRounds} rounds counts as one that does not end, and as ${maxRounds} rounds
long; for luck against skill the richest player then wins. House rules make the game longer, says the booklet of the
stadium game: the sentence in bold answers. Behind each figure stand its limits of 95 %, which hold for that
figure alone: of so many, some leave out zero by chance. The sentence below counts only what is beyond chance among all of
them together. A dash: alone the rule changes nothing, because something else must be chosen with it, or nobody
has won a game. Chapters that must come or go along with a rule stand behind it.`
}
