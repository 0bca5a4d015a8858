// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  intro: {
    line: 'Europe on credit: claims on cities, and a bank that lends',
    special: 'The first plot in a group of cities gives you the claim on all of it, and as there are no auctions nobody can outbid you. What you cannot pay, the bank lends, until your debts outgrow what you own.',
    for: 'Two to four players who would rather plan than haggle: nobody trades.',
    hard: 'Medium: much is new, but each turn asks little of you.',
    point: {
      '1': 'The first plot of a group claims it: nobody else may buy the other two.',
      '2': 'You begin another group only with at least two deeds in every group that you have claimed.',
      '3': 'You buy from afar: before you throw, a free plot of a claimed group where another player’s piece stands. That player gets the commission. Apartments are built from afar, too.',
      '4': 'When you land on a plot of your own, you build as much as you like in its group. How high depends on how many of its plots you own.',
      '5': 'If you cannot pay, the bank lends. In debt you buy and build nothing, and all income repays it. When debts exceed the sale values, you have lost.',
      '6': 'On the risk field the throw decides what you pay or get.',
      '7': 'Of two prisons you go to the nearer, after the same doubles twice. Getting out costs {bails1}, {bails2}, then {bails3} GE, or you sit it out, and nobody pays you rent there.',
    },
  },
}
