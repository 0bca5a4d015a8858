// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  intro: {
    line: 'Des offres cachées, et des joueurs dont on échange les parts',
    special: 'Rien n’a de prix fixe : chaque propriété libre se joue aux enchères cachées, et chacun paie son offre, même ceux qui n’obtiennent rien. Chaque joueur est une société de {sharesEach} parts, qui versent des dividendes et changent de main jusqu’à ce que quelqu’un soit racheté.',
    for: 'Les joueurs expérimentés qui aiment bluffer et calculer.',
    hard: 'Exigeant : il faut une partie pour sentir ce que vaut une offre ou une part.',
    point: {
      '1': 'Celui qui s’arrête sur une propriété libre déclenche des enchères cachées. 0 est permis, la plus haute offre gagne, et chacun paie la sienne.',
      '2': 'Si plusieurs plus hautes offres sont égales, personne ne paie, et seuls ces joueurs refont une offre. Si tous offrent 0, la propriété reste à la banque.',
      '3': 'Les propriétés ne s’échangent pas. Leur propriétaire les met aux enchères de la même façon et peut fixer un prix minimum : s’il n’est pas atteint, il en paie la moitié dans la cagnotte.',
      '4': 'Une part vaut un {sharesEach}e de l’argent et des propriétés de son joueur. Pendant votre tour, vous en vendez jusqu’à {sharesSoldATurn} à la banque et lui en achetez jusqu’à {sharesBoughtATurn}.',
      '5': 'Passer le Départ vous coûte d’abord un dividende sur chaque part que les autres détiennent, selon l’argent de votre dernier bilan. Le salaire ne vient qu’ensuite.',
      '6': 'Passer la Place de la Mairie vous oblige à remettre un bilan. L’oublier coûte {lateFine} €.',
      '7': 'Celui qui n’a plus de parts de lui-même est racheté : qui en détient au moins {majority} reçoit les propriétés.',
    },
  },
}
