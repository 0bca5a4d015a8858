import type { RuleText } from '@hausregeln/engine'

/** The paragraph that the railway adds to the classic ones. */
export const ruleTexts: Readonly<Record<string, RuleText>> = {
  'R-1.1': {
    title: { de: 'Mit dem Zug', en: 'By train' },
    source: {
      de: 'Beginnt dein Zug auf einem Bahnhof, der dir gehört, darfst du, statt zu würfeln, auf einen anderen deiner Bahnhöfe ziehen. Du fährst geradewegs dorthin, erhältst also kein Gehalt, und wirfst in diesem Zug nicht mehr.',
      en: 'If your turn begins on a station that you own, you may move to another of your stations instead of throwing. You go straight there, so you get no salary, and you throw no more in this turn.',
    },
  },
}
