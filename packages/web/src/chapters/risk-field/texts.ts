import { defineTexts } from '../../i18n/index.ts'

/** Words for the risk field. */
export const riskTexts = defineTexts({
  de: {
    riskTable: 'Risikotabelle',
    riskThrow: (name: string, a: number, b: number, amount: string) =>
      `Letzter Wurf (${name}): ${a} und ${b}, also ${amount}.`,
    riskHow: (stake: string, doubles: string) =>
      `Gerade Augen bringen, ungerade kosten: je Auge ${stake}, im Pasch ${doubles}.`,
  },
  en: {
    riskTable: 'Risk table',
    riskThrow: (name, a, b, amount) => `Last throw (${name}): ${a} and ${b}, that is ${amount}.`,
    riskHow: (stake, doubles) => `Even pips bring, odd ones cost: ${stake} a pip, ${doubles} in doubles.`,
  },
})
