// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  payment: {
    sellBuilding: (a, v) => `${v.seat(a.to)} reçoit ${v.money(a.amount)} pour des bâtiments vendus ${v.site(a.deed)}.`,
  },
  refusal: {
    notAStreet: 'On ne peut rien construire ici.',
    groupIncomplete: 'On ne construit qu’en possédant tout le groupe de couleur.',
    groupMortgaged: 'Une propriété du groupe est encore hypothéquée ; il faut lever l’hypothèque avant de construire.',
    streetMortgaged: 'Cette rue est hypothéquée : il faut lever l’hypothèque avant de construire.',
    buildsWhereStanding: 'On ne construit que sur la rue où se trouve son pion.',
    unevenBuild: 'On construit uniformément : d’abord les rues du groupe qui ont moins de bâtiments.',
    fullyBuilt: 'Il n’y a plus de place pour un bâtiment dans cette rue.',
    buildTooDear: 'L’argent liquide ne suffit pas pour ce bâtiment.',
    buildTooLate: 'Il est trop tard pour construire : le joueur suivant a lancé les dés.',
    orderLapsed: 'Personne n’a enchéri sur la dernière commande ; on ne commande plus rien pendant ce tour.',
    noPieceLeft: 'La réserve de la banque n’a pas de tel bâtiment à donner.',
    nothingToSell: 'Il n’y a pas de bâtiment dans cette rue.',
    unevenSale: 'On vend uniformément : d’abord les rues du groupe qui ont plus de bâtiments.',
  },
  shortage: {
    exchange: (a, v) => `Il n’y a pas assez ${of(v.nouns(a.houses))} pour remplacer ${common.phrase.thePiece(a, v)} (réserve : ${a.stock}). ${v.seat(a.seat)} démolit tout le groupe ${v.group(a.deed)}.`,
    order: (a, v) => `${v.seat(a.seat)} voudrait construire sur ${v.deed(a.deed)}, mais la réserve (${a.stock}) ne suffit pas pour tous.`,
  },
  built: {
    first: (a, v) => `${v.seat(a.seat)} construit ${common.phrase.aPiece(a, v)} ${v.site(a.deed)}.`,
    next: (a, v) => `${v.seat(a.seat)} construit ${common.phrase.thePiece(a, v)} n° ${a.number} ${v.site(a.deed)}.`,
    level: (a, v) => `${v.seat(a.seat)} construit ${common.phrase.aPiece(a, v)} ${v.site(a.deed)} ; il y a maintenant : ${v.level(a.level)}.`,
  },
  sold: {
    all: (a, v) => `${v.seat(a.seat)} vend tous les bâtiments ${v.site(a.deed)}.`,
    some: (a, v) => `${v.seat(a.seat)} vend des bâtiments ${v.site(a.deed)} ; il y reste : ${v.level(a.level)}.`,
  },
  action: {
    build: (a, v) => `Construire ${common.phrase.aPiece(a, v)} ${v.site(a.deed)} (${v.short(a.price)})`,
    sellGroup: (a, v) => `Démolir le groupe ${v.group(a.deed)} (+${v.short(a.amount)})`,
    sellOne: (a, v) => `Vendre ${common.phrase.aPiece(a, v)} ${v.site(a.deed)} (+${v.short(a.amount)})`,
  },
}
