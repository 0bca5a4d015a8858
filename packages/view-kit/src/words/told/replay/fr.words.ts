// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  title: 'Revoir la partie',
  open: 'Revoir',
  opening: 'La partie se rembobine…',
  back: 'Un pas en arrière',
  next: 'Un pas en avant',
  play: 'Lire',
  pause: 'Pause',
  begin: 'Au début',
  end: 'À la fin',
  speed: 'Vitesse',
  times: ($times) => `${$times}×`,
  at: 'Moment de la partie',
  position: ($entry, $all, $round) => `Entrée ${$entry} sur ${$all}, manche ${$round}`,
  marks: 'Ce qui s’est passé',
  marksHint: 'Touchez une ligne pour la revoir.',
  rent: ($amount, $from, $to, $deed) => `${$from} paie ${$amount} à ${$to} pour ${$deed}`,
  inRound: ($round) => `Manche ${$round}`,
  copy: 'Copier un lien vers ce moment',
  copied: 'Lien copié',
  toGame: 'À la partie',
  fault: ($fault) => `Cette partie ne peut pas être revue : ${$fault}`,
  stopped: 'À partir d’ici, les règles ne sont plus les mêmes.',
  copiedHere: 'Cette partie n’est que dans ce navigateur : le lien n’y mène qu’ici.',
}
