## The chapter

chapter-trade-title = Handel unter Spielern
chapter-trade-gist = Spieler dürfen einander unbebaute Grundstücke und Geld anbieten und tauschen.
chapter-trade-cards = Auch Freikarten können getauscht werden.

## Questions

question-gifts = Geschenke

## Choices

choice-gifts-allowed = sind erlaubt
choice-gifts-refused = sind verboten: Beide Seiten geben etwas

## Numbers

number-offersATurn = Angebote, die jeder in einem Zug machen darf

## What happens

event-tradeOffered = { $seat } macht { $to } ein Angebot.
event-tradeCountered = { $seat } macht { $to } ein Gegenangebot.
event-tradeDeclined = { $to } lehnt das Angebot von { $seat } ab.
event-tradeWithdrawn = { $seat } zieht das Angebot an { $to } zurück.
event-tradeLapsed = Das Angebot von { $seat } an { $to } ist verfallen.

## Payments

payment-trade = { $from } zahlt im Tausch { $amount } { phrase-paidTo }.

## Refusals

refusal-noSuchOffer = Dieses Angebot gilt nicht mehr.
refusal-notYourOffer = Annehmen und ablehnen kann nur, wer das Angebot bekommen hat; zurückziehen nur, wer es gemacht hat.
refusal-offerToSelf = Mit sich selbst kann niemand handeln.
refusal-offerEmpty = Zu einem Handel gehört ein Grundstück oder eine Karte, und nur eine Seite zahlt.
refusal-offerIsGift = Geschenke sind hier verboten: Beide Seiten müssen etwas geben.
refusal-offerBuilt = Getauscht werden nur Grundstücke, in deren Farbgruppe kein Gebäude steht.
refusal-offerNotTheirs = Im Angebot steht etwas, das nicht dem gehört, der es geben soll.
refusal-offerTooDear = Für das Geld im Angebot reicht das Bargeld nicht.
refusal-offerInterestTooDear = Das Bargeld reicht nicht für die Zinsen auf die Hypotheken, die mit dem Tausch fällig werden.
refusal-tooManyOffers = Mehr als { $offersATurn } Angebote darf in einem Zug niemand machen.
refusal-proposerOwes = Wer das Angebot macht, könnte danach nicht alles zahlen, was geschuldet ist oder noch verlangt werden kann, und den Gläubigern bliebe weniger.
refusal-recipientOwes = Wer das Angebot bekommt, könnte danach nicht alles zahlen, was geschuldet ist oder noch verlangt werden kann, und den Gläubigern bliebe weniger.
goods-mortgaged = { $deed } (mit Hypothek)
goods-jailCards =
    { $number ->
        [one] eine Freikarte
       *[other] { $number } Freikarten
    }
goods-nothing = nichts
made = { $seat } gibt { $gives }, { $to } gibt dafür { $gets }.
traded-goods = { $seat } und { $to } sind sich einig und tauschen.
traded-shares = { $seat } und { $to } sind sich einig.
action-offer-first = Angebot machen
action-offer-counter = Gegenangebot machen
action-accept-any = Angebot annehmen
action-accept-one = Angebot von { $proposer } annehmen
action-refuse-any = Angebot ablehnen
action-refuse-one = Angebot von { $proposer } ablehnen
action-withdraw-any = Angebot zurückziehen
action-withdraw-one = Angebot an { $to } zurückziehen
ask-offers = Angebot von { $proposers }: annehmen oder ablehnen?
