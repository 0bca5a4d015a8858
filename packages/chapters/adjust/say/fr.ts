import type { Some } from '../../say/chapter-texts.ts'
import { houses, piece } from '../../say/fr/words.ts'
import { words } from './fr.words.ts'

export const texts: Some<'adjust'> = {
  adjustments: {
    cash: ({ of, value }, v) =>
      value > 0
        ? `Rectification : ${v.seat(of)} reçoit ${v.money(value)} de la banque.`
        : `Rectification : ${v.seat(of)} paie ${v.money(-value)} à la banque.`,
    owner: ({ of, value }, v) =>
      `Rectification : ${v.deed(of)} appartient maintenant à ${value < 0 ? 'la banque' : v.seat(value)}.`,
    level: ({ of, value, detail }, v) => {
      const standing = detail === 1 ? `1 ${piece(true, v)}` : value > 0 ? houses(value, v) : 'rien'
      return `Rectification : ce qui se trouve maintenant ${v.site(of)} : ${standing}.`
    },
    mortgage: ({ of, value }, v) =>
      `Rectification : ${v.deed(of)} ${value === 0 ? 'n’est plus hypothéqué' : 'est maintenant hypothéqué'}.`,
    place: ({ of, value }, v) => `Rectification : ${v.seat(of)} se trouve maintenant sur ${v.space(value)}.`,
    jailCard: ({ of, value }, v) =>
      value < 0
        ? `Rectification : la carte de sortie est maintenant dans le paquet ${v.deck(of)}.`
        : `Rectification : ${v.seat(value)} détient maintenant la carte de sortie du paquet ${v.deck(of)}.`,
    jail: ({ of, value }, v) =>
      value === 0
        ? `Rectification : ${v.seat(of)} n’est pas en prison.`
        : `Rectification : ${v.seat(of)} est en prison ; vient ensuite le tour ${value} là-bas.`,
    laps: ({ of, value }, v) =>
      value === 0
        ? `Rectification : ${v.seat(of)} n’est pas encore passé par Départ.`
        : `Rectification : ${v.seat(of)} est déjà passé par Départ.`,
  },
  refusals: words.refusal,
}
