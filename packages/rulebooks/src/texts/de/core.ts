import { BANK, bits } from '@hausregeln/engine'
import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { lastMoney, richest } from './words.ts'

function wait({ seats, what }: Questions['wait'], v: Voice): string {
  const several = bits(seats).length > 1
  switch (what) {
    case 'auction':
      return `${v.seats(seats)} ${several ? 'können' : 'kann'} noch bieten.`
    case 'minimum':
      return `${v.seats(seats)} setzt einen Mindestpreis.`
    case 'debt':
      return `${v.seats(seats)} muss erst eine Schuld begleichen.`
    case 'pieces':
      return `Gebäude sind knapp: ${v.seats(seats)} ${several ? 'werden' : 'wird'} gefragt.`
    default:
      return `${v.seats(seats)} ist am Zug.`
  }
}

export const texts: ChapterTexts<'core'> = {
  events: {
    left: ({ seat, heir }, v) =>
      `${v.seat(seat)} scheidet aus; ${heir === BANK ? 'was bleibt, fällt an die Bank' : `was bleibt, geht an ${v.seat(heir)}`}.`,
    resigned: ({ seat }, v) => `${v.seat(seat)} gibt auf.`,
    timeUp: () => 'Die Zeit ist um; dieser Zug wird noch beendet.',
    corrected: ({ entry }) => `Eintrag ${entry} ist berichtigt; was danach kam, ist nachgerechnet.`,
  },
  payments: {
    resign: lastMoney,
  },
  refusals: {
    gameOver: 'Das Spiel ist schon zu Ende.',
    notInGame: 'Dieser Platz ist nicht im Spiel.',
    notInRulebook: 'Das sehen diese Regeln nicht vor.',
    malformed: 'Diese Eingabe ist unvollständig oder fehlerhaft.',
    diceInTheAir: 'Erst muss feststehen, was Würfel oder Karte zeigen.',
    notYourTurn: 'Jemand anderes ist am Zug.',
    notNow: 'Das geht in diesem Augenblick nicht.',
    noSuchDeed: 'Dieses Grundstück gibt es auf dem Brett nicht.',
    noChanceAwaited: 'Hier wird weder gewürfelt noch eine Karte gezogen.',
    noSuchOutcome: 'Das können Würfel oder Stapel hier nicht ergeben.',
    otherChance: 'Hier wird jetzt etwas anderes geworfen oder gezogen als damals.',
    noSuchSpace: 'Dieses Feld gibt es auf dem Brett nicht.',
  },
  actions: {
    throw: ({ reason }) =>
      reason === 'jail' ? 'Auf einen Pasch würfeln' : reason === 'doubles' ? 'Noch einmal würfeln' : 'Würfeln',
    endTurn: () => 'Zug beenden',
  },
  questions: {
    over: () => 'Das Spiel ist zu Ende.',
    dice: ({ seat }, v) => `${v.seat(seat)} würfelt.`,
    card: ({ deck }, v) => `Vom Stapel ${v.deck(deck)} wird eine Karte gezogen.`,
    lot: ({ seats }, v) => `Zwischen ${v.seats(seats)} entscheidet das Los.`,
    decide: () => 'Eine Entscheidung steht an.',
    wait,
  },
  endings: {
    lastPlayer: (winners, v) => `Nur ${v.seats(winners)} ist noch im Spiel und gewinnt.`,
    agreed: (winners, v) => `Alle hören im Einvernehmen auf: ${richest(winners, v)}`,
  },
}
