S-0_1-source-1 = Zum Spiel gehören ein Spielplan und acht Figuren.
S-0_1-source-2 = Es gibt { $deeds } Besitzrechtkarten.
S-0_1-source-3 = Es gibt { $firstDeck } Auswärtsspiel- und { $secondDeck } Heimspiel-Karten.
S-0_1-source-4 = Gebaut wird mit { $houses } Tribünen und { $hotels } Stadien.
S-0_1-source-5 = Gewürfelt wird mit zwei weißen Würfeln und einem Tempowürfel.
S-0_1-source-6 = Zwei Felder kosten Steuern: die Mannschaftsbus-Reparatur und das Relegationsspiel.
S-0_1-source-7 = Bezahlt wird in ₩.
S-0_1-source-8 = Mit Tempowürfel beginnt jeder mit { $startBonus } ₩ mehr (S-12.1).
S-0_1-reading-1 = Die Vorlage druckt weder Brett und Preise noch Mieten, Kartentexte und Startgeld ab.
S-0_1-reading-2 = Gespielt wird zu zweit bis zu acht.
S-0_1-reading-3 =
    Die { $spaces } Felder mit ihren { $streets } Straßen, { $stations } Spielstätten und { $utilities } Läden, ihre
    Reihenfolge, die Beträge und die Wirkungen der Karten sind die der klassischen Regeln (K-0.2 und K-0.3): eine
    Spielstätte { $stationPrice } ₩, ein Laden { $utilityPrice } ₩, die Mannschaftsbus-Reparatur { $firstTax } ₩,
    das Relegationsspiel { $secondTax } ₩.
S-0_1-reading-4 = Jeder beginnt mit { $startCash } ₩.
S-0_1-reading-5 = Der Bank geht das Geld nie aus.
S-0_1-reading-6 = Die ₩ heißen Wimpel; dieser und die übrigen Namen sind unsere.
S-0_2-source = Alle werfen die beiden weißen Würfel. Die höchste Summe hat Anstoß; danach geht es im Uhrzeigersinn weiter.
S-0_2-reading = Den Gleichstand nennt die Vorlage nicht. Wer an der Spitze gleichauf liegt, wirft noch einmal.
S-1_1-source-1 = Wer am Zug ist, würfelt, zieht im Uhrzeigersinn und führt das erreichte Feld aus.
S-1_1-source-2 = Wer LOS erreicht oder überquert, erhält { $salaryPass } ₩ Gehalt von der Bank.
S-1_1-source-3 = Nach einem Pasch wird der Zug wie üblich ausgeführt und dann noch einmal gewürfelt.
S-1_1-source-4 = Der dritte Pasch hintereinander führt ins Gefängnis.
S-1_1-source-5 = Ist der Zug zu Ende, ist der linke Nachbar an der Reihe.
S-1_1-reading-1 =
    Ob mit dem dritten Pasch noch gezogen wird, sagt die Vorlage nicht. Bei uns nicht: Die Figur geht sofort ins
    Gefängnis.
S-1_1-reading-2 = Was der Tempowürfel dabei zeigt, verfällt.
S-2_1-source-1 = Wer mehr schuldet, als er bar hat, darf Gebäude verkaufen.
S-2_1-source-2 = Auch Grundstücke darf ein Schuldner verkaufen.
S-2_1-source-3 = Auch Hypotheken darf ein Schuldner aufnehmen.
S-2_1-source-4 = Reicht auch das nicht, ist er bankrott und scheidet aus.
S-2_1-reading-1 = Grenzfälle regelt die Vorlage nicht.
S-2_1-reading-2 = Bei uns ist kein Bankrott möglich, solange sich genug für die Schuld aufbringen lässt.
S-2_1-reading-3 = Gebäude zählen dabei mit ihrem Verkaufspreis.
S-2_1-reading-4 = Hypotheken zählen ebenfalls mit.
S-2_1-reading-5 = Welche Geschäfte mit anderen bis dahin noch erlaubt sind, sagt S-2.2.
S-2_2-source-1 = Der Bankrotte bezahlt von seiner Schuld, so viel er kann.
S-2_2-source-2 = Der Gläubiger bekommt die Grundstücke.
S-2_2-source-3 = Sie alle sind dann mit einer Hypothek belastet.
S-2_2-source-4 = Auch die Freikarten bekommt der Gläubiger.
S-2_2-source-5 =
    Für jedes belastete Grundstück zahlt der Gläubiger der Bank sofort { $mortgageInterest } % Zinsen, auch wenn er
    die Hypothek noch nicht ablösen kann.
S-2_2-reading-1 = Damit so viel wie möglich bezahlt wird, werden vor der Übergabe alle Gebäude verkauft.
S-2_2-reading-2 = Ebenso werden vor der Übergabe alle Grundstücke beliehen.
S-2_2-reading-3 = Der Erlös geht an den Gläubiger.
S-2_2-reading-4 = Die Zinsen werden je Karte auf ganze ₩ aufgerundet.
S-2_2-reading-5 =
    Was der Gläubiger von den Zinsen nicht zahlen kann, ist seine Schuld bei der Bank; sie wird beglichen, bevor es
    weitergeht.
S-2_2-reading-6 =
    Schuldet jemand durch eine Karte mehreren zugleich, entsteht je Gläubiger eine Schuld, in Zugreihenfolge.
    Zerbricht er daran, wird der Erlös im Verhältnis der Forderungen geteilt (abgerundet; der Rest geht an den Ersten
    in Zugreihenfolge), und die Grundstücke fallen an die Bank (S-2.3).
S-2_2-reading-7 =
    Damit nichts an Freunde verschoben wird: Solange jemand eine Schuld hat, ist ein Handel zu jeder Bedingung erlaubt,
    wenn danach noch alles bezahlt werden könnte. Sonst darf er weder schmälern, was sich aufbringen lässt, noch, was
    bei einem sofortigen Bankrott hinterlassen würde.
S-2_2-reading-8 = Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.
S-2_2-reading-9 = Aufbringen lässt sich das Bargeld.
S-2_2-reading-10 = Gebäude bringen dabei den halben Preis.
S-2_2-reading-11 = Auch Hypothekenwerte zählen dabei.
S-2_2-reading-12 = Hinterlassen werden Bargeld und Grundstücke zum aufgedruckten Preis.
S-2_2-reading-13 = Hinterlassene Gebäude zählen zum halben Preis.
S-2_2-reading-14 = Bei hinterlassenen Grundstücken mit Hypothek werden die Kosten des Ablösens abgezogen.
S-2_2-reading-15 = Eine hinterlassene Freikarte zählt { $jailCardWorth } ₩.
S-2_2-reading-16 = Was der Handel einbringt, zählt bei beidem mit.
S-2_3-source-1 = Die Bank versteigert die Grundstücke sofort.
S-2_3-source-2 = Hypotheken darauf sind dabei aufgehoben.
S-2_3-source-3 = Die Freikarten kommen zurück unter ihre Kartenstapel.
S-2_3-reading-1 =
    Die Vorlage sagt nicht, was ohne Gebot geschieht und was beim Aufgeben gilt. Ein Grundstück ohne Gebot bleibt frei
    bei der Bank.
S-2_3-reading-2 =
    Wer aufgibt, vom Gastgeber aus dem Spiel genommen wird oder durch die Uhr ausscheidet, bezahlt zuerst offene
    Schulden: bar, dann aus dem, was sich aufbringen lässt.
S-2_3-reading-3 = Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.
S-2_3-reading-4 =
    Würde das nicht reichen, ist es sofort ein Bankrott gegenüber dem Gläubiger (S-2.2). Was übrig bleibt, fällt wie
    hier an die Bank. So bringt Aufgeben niemanden um sein Geld.
S-2_3-reading-5 = Bleibt nur ein Spieler übrig, endet das Spiel ohne Versteigerungen.
S-2_4-source = Es gewinnt, wer am Ende als Einziger noch im Spiel ist.
S-2_4-option = Der Tisch kann vorher eine Spieldauer vereinbaren: Ist sie um, gewinnt das größte Vermögen.
S-2_4-reading-1 =
    Ein Spiel auf Zeit kennt die Vorlage nicht, wir bieten es in jeder Ausgabe an. Das Ende meldet der Gastgeber oder
    die Uhr des Servers; der laufende Zug wird noch zu Ende gespielt.
S-2_4-reading-2 = Gezählt werden Bargeld und Grundstücke zum aufgedruckten Preis.
S-2_4-reading-3 = Grundstücke mit Hypothek zählen zur Hälfte.
S-2_4-reading-4 = Gebäude zählen zu ihrem Preis.
S-2_4-reading-5 = Wer gleich reich ist, teilt sich den Sieg.
S-3_1-source-1 = Auch wer nicht am Zug ist oder im Gefängnis sitzt, kassiert Miete.
S-3_1-source-2 = Mitbieten darf auch, wer nicht am Zug ist oder im Gefängnis sitzt.
S-3_1-source-3 = Bauen und Gebäude verkaufen darf auch, wer nicht am Zug ist oder im Gefängnis sitzt.
S-3_1-source-4 = Hypotheken aufnehmen darf auch, wer nicht am Zug ist oder im Gefängnis sitzt.
S-3_1-source-5 = Handeln darf auch, wer nicht am Zug ist oder im Gefängnis sitzt.
S-3_1-source-6 = Landet jemand auf einem fremden Grundstück, verlangt der Eigentümer die Miete (S-9.1).
S-3_2-source-1 = Die Bank versteigert, wenn jemand ein freies Grundstück nicht zum aufgedruckten Preis kauft.
S-3_2-source-2 = Die Bank versteigert auch, wenn die Grundstücke eines Bankrotten an sie fallen.
S-3_2-source-3 = Die Bank versteigert auch, wenn die Gebäude knapp sind und mehrere bauen möchten.
S-3_3-source-1 = Jeder darf die Versteigerung eröffnen, ab 1 ₩.
S-3_3-source-2 = Bietet niemand höher, muss kaufen, wer zuletzt geboten hat.
S-3_3-reading-1 = Den Ablauf lässt die Vorlage offen.
S-3_3-reading-2 = Wir versteigern offen und steigend in ganzen ₩, und geboten wird nur aus dem Bargeld.
S-3_3-reading-3 = Verkauft wird währenddessen nichts.
S-3_3-reading-4 = Auch Hypotheken gibt es dann nicht.
S-3_3-reading-5 = Auch getauscht wird dann nicht.
S-3_3-reading-6 =
    Wer passt, ist aus dieser Versteigerung heraus; sie endet, sobald außer dem Höchstbietenden alle gepasst haben
    oder nicht mehr höher bieten können. Ohne jedes Gebot bleibt das Grundstück bei der Bank. Verlässt ein Bieter das
    Spiel, verfällt sein Gebot, und es gilt das vorige eines Verbliebenen.
S-4_1-source-1 =
    Wer alle Straßen einer Farbgruppe besitzt, darf dort Tribünen zum aufgedruckten Preis bauen: gleichmäßig, also
    überall eine, bevor irgendwo die zweite steht, und höchstens { $housesBeforeHotel } je Straße.
S-4_1-source-2 =
    { $housesBeforeHotel } Tribünen werden gegen ein Stadion getauscht, das seinen aufgedruckten Preis kostet; die
    Tribünen gehen zurück.
S-4_1-source-3 = Mehr als ein Stadion trägt keine Straße.
S-4_1-reading-1 =
    Gebaut werden darf nach der Vorlage jederzeit, auch im Zug eines anderen. Ausgenommen sind bei uns nur laufende
    Versteigerungen und offene Schulden.
S-4_1-reading-2 = Auf eine schon fällige Miete wirkt der Bau nicht mehr (S-9.1).
S-4_2-source = Solange auf einer Straße der Farbgruppe eine Hypothek liegt, wird auf keiner von ihnen gebaut.
S-4_3-source-1 = Hat die Bank kein passendes Gebäude mehr, heißt es warten, bis jemand welche zurückgibt.
S-4_3-source-2 = Sind nur noch wenige da und mehrere möchten bauen, werden sie an die Höchstbietenden versteigert.
S-4_3-reading =
    Wie man erfährt, wer bauen möchte, sagt die Vorlage nicht. Wir halten es wie in den klassischen Regeln (K-5.3):
    Bestellt jemand ein Gebäude, das auch andere bauen dürften und bezahlen könnten, und reicht der Vorrat nicht für
    alle, werden diese einmal gefragt. Möchte einer von ihnen bauen, werden die Gebäude einzeln und offen
    versteigert, vom aufgedruckten Preis an, und jeder Gewinner stellt seines sofort und gleichmäßig auf. Sobald der
    Vorrat für alle reicht, die noch übrig sind, bauen sie zum aufgedruckten Preis. Bietet niemand, verfällt die
    Bestellung, und wer bestellt hat, bestellt in diesem Zug nichts mehr.
S-5_1-source-1 = Die Bank nimmt Gebäude zum halben Preis zurück, gleichmäßig, wie sie gebaut wurden.
S-5_1-source-2 = Für ein Stadion gibt sie { $housesBeforeHotel } Tribünen und den halben Preis des Stadions.
S-5_1-reading =
    Was gilt, wenn keine { $housesBeforeHotel } Tribünen im Vorrat liegen, sagt die Vorlage nicht. Bei uns lässt
    sich das Stadion dann nicht allein verkaufen: Die Gruppe wird gemeinsam bis zur höchsten gleichmäßigen Stufe
    abgebaut, die der Vorrat erlaubt.
S-6_1-source-1 =
    Auf jedes eigene Grundstück lässt sich eine Hypothek aufnehmen, sobald alle Gebäude seiner Farbgruppe verkauft
    sind.
S-6_1-source-2 = Die Bank zahlt den aufgedruckten Hypothekenwert.
S-6_1-source-3 = Abgelöst wird die Hypothek mit diesem Wert und { $mortgageInterest } % Zinsen.
S-6_1-source-4 = Solange sie liegt, gibt es keine Miete.
S-6_1-reading-1 = Wie hoch der Hypothekenwert ist und wie die { $mortgageInterest } % gerundet werden, lässt die Vorlage offen.
S-6_1-reading-2 = Bei uns ist er der halbe Preis, und gerundet wird auf ganze ₩ auf.
S-6_1-reading-3 = Wer eine offene Schuld hat, löst keine Hypotheken ab.
S-7_1-source-1 =
    Grundstücke dürfen verkauft und getauscht werden: gegen Bargeld oder andere Grundstücke, zu jeder vereinbarten
    Bedingung.
S-7_1-source-2 = Sie müssen unbebaut sein.
S-7_1-source-3 = Auch Freikarten dürfen zu einem Handel gehören.
S-7_1-source-4 = Vorher müssen alle Gebäude der Farbgruppe an die Bank verkauft sein.
S-7_1-reading-1 = Wie lange ein Angebot steht, sagt die Vorlage nicht.
S-7_1-reading-2 = Bei uns verfällt es, sobald sich etwas ändert, das darin vorkommt.
S-7_1-reading-3 = Während einer Versteigerung wird kein Handel ausgeführt.
S-7_1-reading-4 = Mehr als { $offersATurn } Angebote macht in einem Zug niemand.
S-7_1-reading-5 = Ein Geschenk ist erlaubt; bloßes Geld ist es nicht, denn das wäre ein Kredit (S-13.1).
S-7_1-reading-6 = Wer etwas schuldet und danach nicht alles zahlen könnte, gibt nichts her, was den Gläubigern fehlen würde (S-2.2).
S-7_1-reading-7 = Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.
S-7_2-source =
    Auch Grundstücke mit Hypothek dürfen gehandelt werden. Wer eines bekommt, löst die Hypothek sofort ab oder zahlt
    { $mortgageInterest } % und lässt sie liegen; wird sie später abgelöst, kommen noch einmal { $mortgageInterest }
    % dazu.
S-7_2-reading =
    Die Vorlage sagt weder, wie lange „sofort“ dauert, noch, was ohne Geld für die Zinsen gilt. Bei uns werden die
    { $mortgageInterest } % mit dem Tausch fällig, und bis zum nächsten Wurf lässt sich die Hypothek ohne weitere
    Zinsen ablösen. Der Handel kommt nur zustande, wenn das Bargeld auch für die Zinsen reicht.
S-8_1-source = Wer auf einem freien Grundstück landet, kauft es zum aufgedruckten Preis, oder es wird versteigert.
S-9_1-source = Miete ist nur zu zahlen, wenn der Eigentümer sie verlangt, bevor der nächste Spieler würfelt.
S-9_1-option =
    Der Tisch kann vereinbaren, dass Mieten von selbst eingezogen werden, und dass der nächste Wurf erst einige
    Sekunden nach dem Zugende möglich ist, oder sobald alle verlangt oder verzichtet haben.
S-9_1-reading =
    Die Vorlage sagt nicht, was sich bis zur Forderung noch ändern darf. Bei uns stehen Eigentümer, Zahler und
    Betrag mit der Landung fest, und jede Landung erlaubt höchstens eine Forderung. Ein weiterer Wurf desselben
    Spielers beendet die Frist nicht, so können mehrere Forderungen offen sein; sie werden in der Reihenfolge
    beglichen, in der sie erhoben werden. Solange eine beglichen wird, ruhen Würfel und weitere Forderungen.
    Scheidet der Schuldner oder der Eigentümer aus, verfällt sie.
S-9_2-source-1 = Die Miete steht auf der Besitzrechtkarte und steigt mit jedem Gebäude.
S-9_2-source-2 =
    Für eine unbebaute Straße verdoppelt sich die Grundmiete, wenn dem Eigentümer die ganze Farbgruppe gehört und
    auf keiner Straße der Gruppe eine Hypothek liegt.
S-9_3-source-1 =
    Eine Spielstätte kostet { $stationRent1 }, { $stationRent2 }, { $stationRent3 } oder { $stationRent4 } ₩, je
    nachdem, wie viele davon ihr Eigentümer besitzt.
S-9_3-source-2 =
    Für einen Laden wirft der Besucher beide Würfel und zahlt das Vierfache, oder das Zehnfache, wenn beide Läden
    demselben gehören.
S-9_3-source-3 = Mit Tempowürfel gilt S-12.6.
S-9_3-reading-1 =
    Die Vorlage lässt für den Laden würfeln und nicht den Wurf gelten, der dorthin geführt hat. Wir nehmen sie beim
    Wort: Jeder Besuch bringt einen eigenen Wurf, und der ist nie ein Pasch.
S-9_3-reading-2 = Spielstätten und Läden mit Hypothek zählen für die Anzahl mit, denn sie bleiben im Besitz.
S-10_1-source-1 =
    Wer auf einem Kartenfeld landet, zieht die oberste Karte, führt sie sofort aus und legt sie zurück unter den
    Stapel.
S-10_1-source-2 = Freikarten aus dem Gefängnis werden behalten und gespielt oder verkauft.
S-10_2-source-1 = Die Mannschaftsbus-Reparatur und das Relegationsspiel kosten den aufgedruckten Betrag.
S-10_2-source-2 = Er geht an die Bank.
S-10_2-source-3 = Auf Frei Parken kommt er nie.
S-11_1-source-1 = Wer auf dem Feld landet, das ins Gefängnis schickt, geht sofort dorthin.
S-11_1-source-2 = Auch eine Karte kann ins Gefängnis führen.
S-11_1-source-3 = Wer im selben Zug dreimal einen Pasch wirft, geht ebenfalls ins Gefängnis.
S-11_1-source-4 = Gehalt gibt es auf dem Weg ins Gefängnis nicht, auch wenn er über LOS führt.
S-11_1-source-5 = Der Zug ist damit zu Ende.
S-11_2-source-1 = Drei Wege führen hinaus.
S-11_2-source-2 = Zu Beginn des Zugs { $bail } ₩ an die Bank zahlen, dann würfeln.
S-11_2-source-3 = Oder eine Freikarte spielen, dann würfeln.
S-11_2-source-4 = Oder bis zu drei Züge lang auf einen Pasch würfeln: Er macht sofort frei und wird gezogen.
S-11_2-source-5 = Nach dem dritten Fehlwurf sind { $lastBail } ₩ zu zahlen, und dieser Wurf wird gezogen.
S-11_2-reading-1 = Die Vorlage spricht beim Freikauf nur vom nächsten Zug.
S-11_2-reading-2 = Wir lassen { $bail } ₩ zu Beginn jedes Zugs im Gefängnis zu, auch des dritten.
S-11_2-reading-3 = Auch eine Freikarte lassen wir zu Beginn jedes Zugs im Gefängnis zu, auch des dritten.
S-11_2-reading-4 = Einer der Wege muss gewählt werden. Der befreiende Pasch bringt keinen weiteren Wurf.
S-11_2-reading-5 = Fehlen die { $lastBail } ₩ nach dem dritten Fehlwurf, sind sie eine Schuld, die vor dem Ziehen beglichen wird.
S-11_3-source-1 = Auf dem Gefängnisfeld nur zu Besuch und auf dem eigenen Grundstück geschieht nichts.
S-11_3-source-2 = Auch auf Frei Parken geschieht nichts.
S-11_3-source-3 = Die übrigen Geschäfte gehen weiter.
S-12_1-source-1 = Der Tempowürfel macht das Spiel schneller.
S-12_1-source-2 = Mit ihm erhält jeder zu Beginn { $startBonus } ₩ mehr.
S-12_1-option = Der Tisch kann auch ohne ihn spielen.
S-12_1-reading =
    Ob der Tempowürfel immer dabei ist, lässt die Vorlage offen: Sie zählt ihn zum Material und nennt ihn einen Weg
    zum schnelleren Spiel. Ohne Vereinbarung spielen wir mit ihm.
S-12_2-source = Wer zum ersten Mal über LOS gezogen ist, wirft den Tempowürfel mit den beiden weißen Würfeln zusammen.
S-12_2-reading =
    Die Vorlage sagt nicht, ob der laufende Wurf schon zählt und ob man auf den Würfel verzichten darf. Bei uns gilt
    er vom nächsten Wurf an und dann immer. Auf LOS zu landen zählt wie darüberzuziehen; dort zu beginnen zählt
    nicht.
S-12_3-source = Zeigt der Tempowürfel eine Zahl, wird um die Summe aller drei Würfel gezogen.
S-12_3-reading =
    Wie sich die Zeichen auf die sechs Seiten verteilen, sagt die Vorlage nicht. Bei uns sind es 1, 2, 3, einmal der
    Bus und zweimal „Nächstes Grundstück“.
S-12_4-source =
    Zeigt der Tempowürfel den Bus, darf mit dem einen weißen Würfel gezogen werden, mit dem anderen oder mit beiden
    zusammen. Bei 1 und 5 sind das 1, 5 oder 6 Felder.
S-12_5-source-1 = Dieses Zeichen bringt zwei Züge. Zuerst wird wie üblich mit den weißen Würfeln gezogen und das Feld ausgeführt.
S-12_5-source-2 = Dann geht es weiter zum nächsten freien Grundstück: Es wird gekauft oder versteigert.
S-12_5-source-3 = Ist keines mehr frei, geht es zum nächsten Grundstück, und sein Eigentümer bekommt die übliche Miete.
S-12_5-reading-1 =
    Die Vorlage sagt wenig über den zweiten Zug. Ist nichts mehr frei, führt er bei uns zum nächsten Grundstück
    eines anderen Spielers, denn an sich selbst zahlt niemand Miete.
S-12_5-reading-2 =
    Er beginnt, wo der erste geendet hat, auch wenn eine Karte dorthin führte, und bringt über LOS { $salaryPass }
    ₩.
S-12_5-reading-3 = Das Feld, auf dem die Figur steht, ist nicht das nächste, auch wenn es gerade niemand haben wollte.
S-12_5-reading-4 = Miete muss auch hier verlangt werden (S-9.1).
S-12_5-reading-5 = Ein Grundstück mit Hypothek wird erreicht, bringt aber keine Miete.
S-12_5-reading-6 = Gibt es kein solches Ziel, entfällt der zweite Zug.
S-12_6-source-1 = Ein Pasch sind zwei gleiche weiße Würfel.
S-12_6-source-2 = Wer im Gefängnis auf einen Pasch würfelt, wirft nur die weißen.
S-12_6-source-3 = Für die Miete eines Ladens werden alle drei Würfel geworfen; Bus und „Nächstes Grundstück“ zählen dabei 0.
S-12_6-reading-1 = Wer vor dem Wurf freigekommen ist, sitzt nicht mehr und wirft den Tempowürfel wie üblich mit.
S-12_6-reading-2 = Wer ihn noch nicht benutzt (S-12.2), wirft auch für die Miete nur die weißen Würfel.
S-12_7-source = Zeigen alle drei Würfel dieselbe Zahl, darf die Figur auf ein beliebiges Feld des Bretts springen.
S-12_7-reading-1 = Bei uns wird immer gesprungen, sonst wäre der Wurf ohne Zug. Was zum Sprung gehört, sagt die Vorlage nicht.
S-12_7-reading-2 =
    Die weißen Würfel sind dabei ein Pasch, also wird danach noch einmal gewürfelt; als dritter Pasch führen sie
    statt des Sprungs ins Gefängnis.
S-12_7-reading-3 = Der Sprung überquert nichts; wer auf LOS springt, erhält { $salaryLand } ₩.
S-12_7-reading-4 =
    Auf dem Gefängnisfeld ist man zu Besuch; das Feld, das ins Gefängnis schickt, tut es auch hier. Auch das Feld,
    auf dem die Figur steht, darf gewählt werden und wird dann noch einmal ausgeführt.
S-12_8-source =
    Muss jemand während seines Zugs ins Gefängnis, ist der Zug vorbei; was der Tempowürfel noch gebracht hätte, wird
    nicht ausgespielt.
S-13_1-source-1 = Spieler leihen einander kein Geld und verzichten nicht im Voraus auf Mieten.
S-13_1-source-2 = Steuern und Strafen gehen an die Bank.
S-13_1-source-3 = Auf Frei Parken liegt kein Geld.
