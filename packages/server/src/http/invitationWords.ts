import { formatNumber, type Language } from '@hausregeln/rulebooks/texts/language.ts'
import type { StoredHead } from '../storage/storage.ts'

/** What a link to a table says of it where it is shown before anybody follows it. */
interface InvitationWords {
  readonly house: string
  readonly free: (free: number, all: number) => string
  readonly full: string
  readonly phases: Readonly<Record<Exclude<StoredHead['phase'], 'lobby'>, string>>
}

export const INVITATION_WORDS: Readonly<Record<Language, InvitationWords>> = {
  de: {
    house: 'Brettspiele um Grundstücke, jedes nach seinen eigenen Regeln.',
    free: (free, all) =>
      `${formatNumber('de', free)} von ${formatNumber('de', all)} Plätzen ${free === 1 ? 'ist' : 'sind'} frei: Öffne den Link und setz dich dazu.`,
    full: 'Alle Plätze sind besetzt, gleich geht es los.',
    phases: { playing: 'Das Spiel läuft.', paused: 'Das Spiel ist unterbrochen.', over: 'Das Spiel ist zu Ende.' },
  },
  en: {
    house: 'Board games of property, each by its own rules.',
    free: (free, all) =>
      `${formatNumber('en', free)} of ${formatNumber('en', all)} seats ${free === 1 ? 'is' : 'are'} free: open the link and sit down.`,
    full: 'All seats are taken, it is about to begin.',
    phases: { playing: 'The game is on.', paused: 'The game is paused.', over: 'The game is over.' },
  },
  fr: {
    house: 'Des jeux de plateau immobiliers, chacun selon ses propres règles.',
    free: (free, all) =>
      `${formatNumber('fr', free)} ${free === 1 ? 'place' : 'places'} sur ${formatNumber('fr', all)} ${free === 1 ? 'est libre' : 'sont libres'}\u00a0: ouvrez le lien et asseyez-vous.`,
    full: 'Toutes les places sont prises, la partie va commencer.',
    phases: {
      playing: 'La partie est en cours.',
      paused: 'La partie est interrompue.',
      over: 'La partie est terminée.',
    },
  },
}
