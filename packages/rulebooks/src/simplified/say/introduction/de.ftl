intro-line = Keine Versteigerungen, kein Handel, keine Schulden
intro-special =
    Du kaufst, wo du landest, baust, wo du landest, und zahlst, was du hast. Das Geld der Bank ist endlich: Ist
    es weg, endet das Spiel, und das größte Vermögen gewinnt.
intro-for = Familien und erste Spiele: Es ist immer klar, was du tun kannst.
intro-hard = Leicht: kaufen oder nicht, bauen oder nicht.
intro-point-1 = Was niemand kauft, bleibt bei der Bank: Es gibt keine Versteigerungen.
intro-point-2 =
    Getauscht wird nicht, und Hypotheken gibt es keine. Du verkaufst der Bank zum halben Preis, und nur, wo du
    gelandet bist.
intro-point-3 =
    Du baust ein Haus auf einer eigenen Straße, wenn du dort landest, auch ohne die ganze Farbe. Mit ihr kostet
    das Haus die Hälfte.
intro-point-4 =
    Schulden gibt es nicht: Was du nicht ganz zahlen kannst, zahlst du, soweit es reicht, und scheidest aus.
    Auch bei genau 0.
intro-point-5 = Die Bank beginnt mit { $bankCash } M. Ist sie leer, wird die Runde zu Ende gespielt, und das größte Vermögen gewinnt.
intro-point-6 = Im Gefängnis setzt du drei Runden aus: kein Freikauf, kein Pasch.
intro-point-7 =
    Steuern kommen in einen Topf, den du auf Frei Parken gewinnst. Auf Ereignis- und Gemeinschaftsfeldern
    geschieht nichts, außer der Tisch spielt mit Karten.
