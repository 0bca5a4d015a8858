// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, bits, POT } from '@hausregeln/engine'
import type { Words } from './shape.words.ts'

const phrase_forDeed: Words['phrase']['forDeed'] = (a, v) => (a.deed < 0 ? '' : ` für ${v.deed(a.deed)}`)
const phrase_aPiece: Words['phrase']['aPiece'] = (a, v) => (v.gender(a.piece) === 'm' ? `einen ${v.noun(a.piece)}` : v.gender(a.piece) === 'f' ? `eine ${v.noun(a.piece)}` : `ein ${v.noun(a.piece)}`)
const phrase_paidTo: Words['phrase']['paidTo'] = (a, v) => (a.to === BANK ? 'an die Bank' : a.to === POT ? 'in den Topf' : `an ${v.seat(a.to)}`)
const phrase_paidFrom: Words['phrase']['paidFrom'] = (a, v) => (a.from === BANK ? 'von der Bank' : a.from === POT ? 'aus dem Topf' : `von ${v.seat(a.from)}`)
const phrase_richest: Words['phrase']['richest'] = (a, v) => (bits(a.winners).length === 1 ? `${v.seats(a.winners)} gewinnt mit dem größten Vermögen.` : `${v.seats(a.winners)} sind gleich reich und teilen sich den Sieg.`)

export const words: Words = {
  phrase: {
    paidTo: phrase_paidTo,
    forDeed: phrase_forDeed,
    lot: (a, v) => (a.deed < 0 ? 'ein Gebäude' : v.deed(a.deed)),
    paidFrom: phrase_paidFrom,
    lacking: (a, v) => (a.missing === 1 ? `es fehlt ${v.money(a.missing)}` : `es fehlen ${v.money(a.missing)}`),
    richest: phrase_richest,
    shares: (a, v) => (a.own ? (a.number === 1 ? 'einen eigenen Anteil' : `${a.number} eigene Anteile`) : (a.number === 1 ? `einen Anteil von ${v.seat(a.issuer)}` : `${a.number} Anteile von ${v.seat(a.issuer)}`)),
    aPiece: phrase_aPiece,
    thePiece: (a, v) => (v.gender(a.piece) === 'm' ? `den ${v.noun(a.piece)}` : v.gender(a.piece) === 'f' ? `die ${v.noun(a.piece)}` : `das ${v.noun(a.piece)}`),
    bus: '„Bus“',
    nextProperty: '„Nächstes Grundstück“',
    boughtAt: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)}${phrase_forDeed(a, v)}.`,
    forPiece: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} für ${phrase_aPiece(a, v)} ${v.site(a.deed)}.`,
    leavingJail: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} ${phrase_paidTo(a, v)}, um aus dem Gefängnis zu kommen.`,
    lastMoney: (a, v) => `Was ${v.seat(a.from)} geblieben ist, geht ${phrase_paidTo(a, v)}: ${v.money(a.amount)}.`,
    paidBid: (a, v) => `${v.seat(a.from)} zahlt das eigene Gebot${phrase_forDeed(a, v)} ${phrase_paidTo(a, v)}: ${v.money(a.amount)}.`,
    payment: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} ${phrase_paidTo(a, v)}.`,
    received: (a, v) => `${v.seat(a.to)} erhält ${v.money(a.amount)} ${phrase_paidFrom(a, v)}.`,
  },
  core: {
    wait: {
      turn: (a, v) => (bits(a.seats).length === 1 ? `${v.seats(a.seats)} ist am Zug.` : `${v.seats(a.seats)} sind am Zug.`),
    },
    event: {
      left: (a, v) => `${v.seat(a.seat)} scheidet aus; ${(a.heir === BANK ? 'was bleibt, fällt an die Bank' : a.heir === POT ? 'was bleibt, kommt in den Topf' : `was bleibt, geht an ${v.seat(a.heir)}`)}.`,
      resigned: (a, v) => `${v.seat(a.seat)} gibt auf.`,
      timeUp: 'Die Zeit ist um; dieser Zug wird noch beendet.',
      corrected: (a) => `Eintrag ${a.entry} ist berichtigt; das Weitere ist neu berechnet.`,
      saved: 'Alle sind einverstanden: Der Spielstand ist gesichert.',
    },
    chance: {
      seed: 'Ab hier würfelt dieser Bildschirm.',
      given: 'Ab hier wird am Tisch gewürfelt.',
      committed: 'Ab hier würfelt der Server; seine Startzahl steht fest.',
    },
    refusal: {
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
    action: {
      throw: {
        turn: 'Würfeln',
        doubles: 'Noch einmal würfeln',
        jail: 'Auf einen Pasch würfeln',
      },
      endTurn: 'Zug beenden',
    },
    ask: {
      over: 'Das Spiel ist zu Ende.',
      dice: (a, v) => `${v.seat(a.seat)} würfelt.`,
      card: (a, v) => `Vom Stapel ${v.deck(a.deck)} wird eine Karte gezogen.`,
      lot: (a, v) => `Zwischen ${v.seats(a.seats)} entscheidet das Los.`,
      decide: 'Eine Entscheidung steht an.',
    },
    end: {
      lastPlayer: (a, v) => `Nur ${v.seats(a.winners)} ist noch im Spiel und gewinnt.`,
      agreed: (a, v) => `Das Spiel endet hier: ${phrase_richest(a, v)}`,
    },
  },
  money: {
    refusal: {
      debtFirst: 'Erst muss die offene Schuld beglichen sein.',
      noSuchMoney: 'Dieser Betrag lässt sich mit dem Geld des Spiels nicht legen.',
    },
    about: {
      freeParkingPot: (a, v) => `Steuern, Kartenzahlungen an die Bank und das Geld für den Weg aus dem Gefängnis kommen in einen Topf. Ihn gewinnt, wer auf ${v.space(a.space)} landet.`,
    },
  },
  auctions: {
    wait: {
      auction: (a, v) => (bits(a.seats).length === 1 ? `${v.seats(a.seats)} kann noch bieten.` : `${v.seats(a.seats)} können noch bieten.`),
    },
    event: {
      auctionWon: (a, v) => `${v.seat(a.seat)} ersteigert ${v.deed(a.deed)} für ${v.money(a.amount)}.`,
    },
    tooLow: (a, v) => `Kein Gebot reicht; ${v.deed(a.deed)} bleibt beim Eigentümer.`,
    noBid: (a, v) => `Niemand bietet auf ${v.deed(a.deed)}; die Karte bleibt bei der Bank.`,
    refusal: {
      auctionRuns: 'Solange etwas versteigert wird oder knappe Gebäude vergeben werden, ruht alles andere.',
    },
  },
  decks: {
    cardDrawn: (a, v) => `${v.seat(a.seat)} zieht vom Stapel ${v.deck(a.deck)}: „${a.card}“`,
    cardWritten: (a, v) => `${v.seat(a.seat)} zieht vom Stapel ${v.deck(a.deck)} eine Karte, die nur dieser Tisch hat: ${a.card}.`,
    kept: (a, v) => `${v.seat(a.seat)} behält die Freikarte.`,
    given: (a, v) => `${v.seat(a.seat)} bekommt eine Freikarte.`,
    event: {
      jailCardReturned: (a, v) => `Die Freikarte kommt zurück unter den Stapel ${v.deck(a.deck)}.`,
      cardsShuffled: (a, v) => `Der Stapel ${v.deck(a.deck)} ist durch: Alle Karten werden neu gemischt.`,
    },
  },
  deeds: {
    toBank: (a, v) => `${v.deed(a.deed)} fällt an die Bank zurück.`,
    fromBank: (a, v) => `${v.deed(a.deed)} gehört jetzt ${v.seat(a.to)}.`,
    moved: (a, v) => `${v.deed(a.deed)} geht von ${v.seat(a.from)} an ${v.seat(a.to)}.`,
    event: {
      deedSold: (a, v) => `${v.seat(a.seat)} verkauft ${v.deed(a.deed)} für ${v.money(a.amount)} an die Bank.`,
    },
    refusal: {
      notYourDeed: 'Das Grundstück gehört jemand anderem oder noch der Bank.',
      nobodyOwnsIt: 'Das Grundstück gehört noch der Bank.',
    },
    action: {
      sellDeed: (a, v) => `${v.deed(a.deed)} an die Bank verkaufen (+${v.short(a.amount)})`,
    },
  },
  jail: {
    jailed: {
      plain: (a, v) => `${v.seat(a.seat)} muss ins Gefängnis.`,
      thirdDoubles: (a, v) => `${v.seat(a.seat)} muss nach dem dritten Pasch ins Gefängnis.`,
      sameDoubles: (a, v) => `${v.seat(a.seat)} muss nach zweimal dem gleichen Pasch ins Gefängnis.`,
    },
    freed: {
      plain: (a, v) => `${v.seat(a.seat)} kommt aus dem Gefängnis frei.`,
      jailDoubles: (a, v) => `${v.seat(a.seat)} kommt mit einem Pasch aus dem Gefängnis frei.`,
      jailBail: (a, v) => `${v.seat(a.seat)} kauft sich aus dem Gefängnis frei.`,
      jailCard: (a, v) => `${v.seat(a.seat)} kommt mit einer Freikarte aus dem Gefängnis frei.`,
      jailThird: (a, v) => `${v.seat(a.seat)} zahlt nach dem letzten Versuch und kommt frei.`,
    },
    satOut: {
      byCard: (a, v) => `${v.seat(a.seat)} setzt diese Runde aus.`,
      inJail: (a, v) => `${v.seat(a.seat)} setzt im Gefängnis aus (Runde ${a.round}).`,
    },
    refusal: {
      notInJail: 'Das geht nur im Gefängnis.',
      bailTooDear: 'Zum Freikaufen reicht das Bargeld nicht.',
      staysInJail: 'Wer im Gefängnis sitzt, steht nirgends sonst.',
    },
    action: {
      payBail: (a, v) => `Für ${v.short(a.amount)} freikaufen`,
    },
  },
}
