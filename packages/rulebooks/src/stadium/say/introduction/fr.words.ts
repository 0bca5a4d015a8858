// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  intro: {
    line: 'Le football, avec un dé pressé',
    special: 'Les règles classiques dans le monde du football, avec des tribunes et des stades sur les terrains. Un troisième dé vous emmène jusqu’à la prochaine propriété libre : le plateau se remplit en moins de lancers.',
    for: 'Ceux qui connaissent Classique et veulent en finir plus vite avec les achats.',
    hard: 'Moyen : Classique, plus ce qu’apporte le dé rapide.',
    point: {
      '1': 'Chacun commence avec {startBonus} ₩ de plus et, une fois le Départ passé, lance le dé rapide avec les deux blancs.',
      '2': 'Un chiffre s’ajoute au déplacement. Avec le bus, vous choisissez : un dé blanc, l’autre, ou les deux.',
      '3': '« Propriété suivante » donne deux déplacements : celui des dés, puis jusqu’à la prochaine propriété libre ; s’il n’y en a plus, jusqu’à la prochaine d’un autre joueur.',
      '4': 'Avec trois chiffres égaux, vous sautez sur n’importe quelle case.',
      '5': 'Vous pouvez construire à tout moment, même au milieu du tour d’un autre.',
      '6': 'En prison, vous pouvez payer {bail} ₩ avant chacun des trois lancers.',
      '7': 'Un groupe complet ne double son loyer que si rien n’y est hypothéqué.',
    },
  },
}
