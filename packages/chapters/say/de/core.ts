import { BANK, type ChanceSource, SOURCES } from '@hausregeln/engine'
import type { ChapterTexts } from '../chapter-texts.ts'
import { lastMoney, richest } from './words.ts'

export const texts: ChapterTexts<'core'> = {
  waits: {
    turn: (seats, v) => `${v.seats(seats)} ist am Zug.`,
  },
  events: {
    left: ({ seat, heir }, v) =>
      `${v.seat(seat)} scheidet aus; ${heir === BANK ? 'was bleibt, fällt an die Bank' : `was bleibt, geht an ${v.seat(heir)}`}.`,
    resigned: ({ seat }, v) => `${v.seat(seat)} gibt auf.`,
    timeUp: () => 'Die Zeit ist um; dieser Zug wird noch beendet.',
    corrected: ({ entry }) => `Eintrag ${entry} ist berichtigt; was danach kam, ist nachgerechnet.`,
    saved: () => 'Alle sind einverstanden: Der Spielstand ist gesichert.',
    chanceMoved: ({ source }) => chanceFrom[SOURCES[source] ?? 'seed'],
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
  },
  endings: {
    lastPlayer: (winners, v) => `Nur ${v.seats(winners)} ist noch im Spiel und gewinnt.`,
    agreed: (winners, v) => `Das Spiel endet hier: ${richest(winners, v)}`,
  },
}

const chanceFrom: Readonly<Record<ChanceSource['kind'], string>> = {
  seed: 'Ab hier würfelt dieser Bildschirm.',
  given: 'Ab hier wird am Tisch gewürfelt.',
  committed: 'Ab hier würfelt der Server; seine Startzahl ist verbürgt.',
}
