/** Words for what is around the games: the page itself, what it is made of, what it keeps for times without a network. */
export const around = {
  lost: 'Hier ist nichts',
  lostText: 'Diese Adresse führt nirgendwohin. Vielleicht fehlt ihr ein Stück, oder es gibt das Gesuchte nicht mehr.',
  toHome: 'Zur Startseite',
  licences: 'Lizenzen',
  licencesIntro:
    'Hausregeln ist freie Software unter der MIT-Lizenz. Mit dieser Seite kommt auch, was andere geschrieben und gezeichnet haben; wem es gehört und was du damit darfst, steht hier.',
  licencesFailed: 'Die Lizenzen lassen sich gerade nicht laden. Besteht eine Verbindung zum Netz?',
}
