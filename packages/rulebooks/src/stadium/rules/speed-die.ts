import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** S-12 the speed die, S-13 what is not allowed. */
export const speedDie = {
  'S-12.1': {
    title: { de: 'Der Tempowürfel', en: 'The speed die' },
    source: {
      de: prose`Der Tempowürfel macht das Spiel schneller. Mit ihm erhält jeder zu Beginn 1000 ₩ mehr.`,
      en: prose`The speed die makes the game faster. With it everybody receives ₩1000 more at the start.`,
    },
    option: {
      offers: ['speedDie'],
      de: prose`Der Tisch kann auch ohne ihn spielen.`,
      en: prose`The table can also play without it.`,
    },
    reading: {
      de: prose`Ob der Tempowürfel immer dabei ist, lässt die Vorlage offen: Sie zählt ihn zum Material und nennt ihn
        einen Weg zum schnelleren Spiel. Ohne Vereinbarung spielen wir mit ihm.`,
      en: prose`The source leaves open whether the speed die is always used: it counts it as material and calls it a way to a
        faster game. Unless agreed otherwise, we play with it.`,
    },
  },
  'S-12.2': {
    title: { de: 'Ab wann', en: 'From when on' },
    source: {
      de: 'Wer zum ersten Mal über LOS gezogen ist, wirft den Tempowürfel mit den beiden weißen Würfeln zusammen.',
      en: 'A player who has passed Start for the first time throws the speed die together with the two white dice.',
    },
    reading: {
      de: prose`Die Vorlage sagt nicht, ob der laufende Wurf schon zählt und ob man auf den Würfel verzichten darf. Bei
        uns gilt er vom nächsten Wurf an und dann immer. Auf LOS zu landen zählt wie darüberzuziehen; dort zu beginnen
        zählt nicht.`,
      en: prose`The source does not say whether the running throw counts already or whether players may do without the
        die. With us it is used from the next throw on, and always. Landing on Start counts as passing it; beginning
        there does not.`,
    },
  },
  'S-12.3': {
    title: { de: 'Die Zahlen 1, 2 und 3', en: 'The numbers 1, 2 and 3' },
    source: {
      de: 'Zeigt der Tempowürfel eine Zahl, wird um die Summe aller drei Würfel gezogen.',
      en: 'If the speed die shows a number, the move is the sum of all three dice.',
    },
    reading: {
      de: prose`Wie sich die Zeichen auf die sechs Seiten verteilen, sagt die Vorlage nicht. Bei uns sind es 1, 2, 3,
        einmal der Bus und zweimal „Nächstes Grundstück“.`,
      en: prose`The source does not say how the signs are spread over the six faces. With us they are 1, 2, 3, the bus
        once and “next property” twice.`,
    },
  },
  'S-12.4': {
    title: { de: 'Der Bus', en: 'The bus' },
    source: {
      de: prose`Zeigt der Tempowürfel den Bus, darf mit dem einen weißen Würfel gezogen werden, mit dem anderen oder mit
        beiden zusammen. Bei 1 und 5 sind das 1, 5 oder 6 Felder.`,
      en: prose`If the speed die shows the bus, the move is by one white die, by the other, or by both together. With 1 and 5
        these are 1, 5 or 6 spaces.`,
    },
  },
  'S-12.5': {
    title: { de: 'Nächstes Grundstück', en: 'Next property' },
    source: {
      de: prose`Dieses Zeichen bringt zwei Züge. Zuerst wird wie üblich mit den weißen Würfeln gezogen und das Feld
        ausgeführt. Dann geht es weiter zum nächsten freien Grundstück: Es wird gekauft oder versteigert. Ist keines mehr
        frei, geht es zum nächsten Grundstück, und sein Eigentümer bekommt die übliche Miete.`,
      en: prose`This sign brings two moves. First the white dice are moved as usual and the space is carried out. Then the
        piece goes on to the next unowned property: it is bought or auctioned. If none is unowned, it goes on to the next
        property, and its owner gets the usual rent.`,
    },
    reading: {
      de: prose`Die Vorlage sagt wenig über den zweiten Zug. Ist nichts mehr frei, führt er bei uns zum nächsten
        Grundstück eines anderen Spielers, denn an sich selbst zahlt niemand Miete. Er beginnt, wo der erste geendet hat,
        auch wenn eine Karte dorthin führte, und bringt über LOS 200 ₩. Das Feld, auf dem die Figur steht, ist nicht das
        nächste, auch wenn es gerade niemand haben wollte. Miete muss auch hier verlangt werden (S-9.1). Ein Grundstück
        mit Hypothek wird erreicht, bringt aber keine Miete. Gibt es kein solches Ziel, entfällt der zweite Zug.`,
      en: prose`The source says little about the second move. If nothing is unowned, with us it leads to the next property
        of another player, for nobody pays rent to themselves. It begins where the first ended, even if a card led there,
        and pays ₩200 for passing Start. The space on which the piece stands is not the next one, even if nobody wanted it
        just now. Rent must be demanded here too (S-9.1). A mortgaged property is reached but earns no rent. If there is
        no such property at all, there is no second move.`,
    },
  },
  'S-12.6': {
    title: { de: 'Wo der Tempowürfel nicht zählt', en: 'Where the speed die does not count' },
    source: {
      de: prose`Ein Pasch sind zwei gleiche weiße Würfel. Wer im Gefängnis auf einen Pasch würfelt, wirft nur die weißen.
        Für die Miete eines Ladens werden alle drei Würfel geworfen; Bus und „Nächstes Grundstück“ zählen dabei 0.`,
      en: prose`Doubles are two equal white dice. A player who tries to throw doubles in jail throws the white dice
        only. For the rent of a shop all three dice are thrown; the bus and “next property” count 0.`,
    },
    reading: {
      de: prose`Wer sich vor dem Wurf freigekauft oder eine Freikarte gespielt hat, sitzt nicht mehr und wirft den
        Tempowürfel wie üblich mit. Wer ihn noch nicht benutzt (S-12.2), wirft auch für die Miete nur die weißen Würfel.`,
      en: prose`A player who has paid or played a jail card before the throw is no longer in jail and uses the speed
        die as usual. A player who does not use it yet (S-12.2) throws only the white dice for the rent, too.`,
    },
  },
  'S-12.7': {
    title: { de: 'Drei gleiche Zahlen', en: 'Three equal numbers' },
    source: {
      de: 'Zeigen alle drei Würfel dieselbe Zahl, darf die Figur auf ein beliebiges Feld des Bretts springen.',
      en: 'If all three dice show the same number, the piece may jump to any space of the board.',
    },
    reading: {
      de: prose`Bei uns wird immer gesprungen, sonst wäre der Wurf ohne Zug. Was zum Sprung gehört, sagt die Vorlage
        nicht. Die weißen Würfel sind dabei ein Pasch, also wird danach noch einmal gewürfelt; als dritter Pasch führen
        sie statt des Sprungs ins Gefängnis. Der Sprung überquert nichts; wer auf LOS springt, erhält 200 ₩. Auf dem
        Gefängnisfeld ist man zu Besuch; das Feld, das ins Gefängnis schickt, tut es auch hier. Auch das Feld, auf dem
        die Figur steht, darf gewählt werden und wird dann noch einmal ausgeführt.`,
      en: prose`With us the piece always jumps, or the throw would be without a move. The source does not say what
        belongs to the jump. The white dice are doubles then, so there is a further throw; as the third doubles they
        lead to jail instead of the jump. The jump passes nothing; jumping to Start pays ₩200. On the jail space the
        player is visiting; the space that sends to jail does so here too. The space on which the piece stands may be
        chosen as well and is then carried out again.`,
    },
  },
  'S-12.8': {
    title: { de: 'Gefängnis beendet den Zug', en: 'Jail ends the turn' },
    source: {
      de: prose`Muss jemand während seines Zugs ins Gefängnis, ist der Zug vorbei; was der Tempowürfel noch gebracht
        hätte, wird nicht ausgespielt.`,
      en: prose`If a player is sent to jail during the turn, the turn is over; what the speed die would still have brought
        is not played out.`,
    },
  },
  'S-13.1': {
    title: { de: 'Keine eigenen Zusätze', en: 'No additions' },
    source: {
      de: prose`Spieler leihen einander kein Geld und verzichten nicht im Voraus auf Mieten. Steuern und Strafen gehen an
        die Bank; auf Frei Parken liegt kein Geld.`,
      en: prose`Players lend each other no money and grant no immunity from future rent. Taxes and fines go to the bank;
        there is no money on the Free Car Park.`,
    },
  },
} satisfies Record<string, RuleText>
