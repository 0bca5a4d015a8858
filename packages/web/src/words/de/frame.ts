/** Words around every screen. */
export const frame = {
  home: 'Hausregeln, zur Startseite',
  back: 'Zurück',
  failed: 'Das hat nicht geklappt',
  notKept:
    'Dieser Browser bewahrt nichts auf (privates Fenster oder voller Speicher). Bis du die Seite schließt, geht alles.',
}
