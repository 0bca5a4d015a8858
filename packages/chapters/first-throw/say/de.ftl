## The chapter

chapter-first-throw-gist = Wer die höchste Summe wirft, beginnt; bei Gleichstand werfen die Gleichen noch einmal.
chapter-deal-gist = Gemischte Besitzrechtkarten werden reihum verteilt.

## Questions

question-dealing = Zu Beginn werden
question-dealPrice = Verteilte Grundstücke

## Choices

choice-open-firstThrow = der höchste Wurf
choice-open-firstThrowAndDeal = der höchste Wurf; im kurzen Spiel und dem auf Zeit werden zuvor Grundstücke verteilt
answer-firstThrowDealt = der höchste Wurf; zuvor werden Grundstücke verteilt
choice-open-firstSeatAndDeal = der erste Platz; zuvor werden Grundstücke verteilt, wo das gilt
choice-dealing-some = { $dealtDeeds } Grundstücke an jeden verteilt
choice-dealing-all = alle Grundstücke verteilt
choice-dealPrice-free = kosten nichts
choice-dealing-byOption = Grundstücke verteilt, wo es der Tisch will
choice-dealPrice-paid = werden sofort bezahlt

## Numbers

number-dealtDeeds = Grundstücke, die verteilt werden

## What happens

event-starts = { $seat } beginnt.
firstThrow = Wer beginnt? { $seat } wirft { $dice }.
dealt = { $seat } bekommt { $deed } zugeteilt und zahlt dafür { $price }.
ask-deal = { $seat } bekommt eine Besitzrechtkarte zugeteilt.
