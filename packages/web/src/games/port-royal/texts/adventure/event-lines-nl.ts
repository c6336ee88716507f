/** A line of the story for each event, by id. */
export const EVENT_LINES: Readonly<Record<string, string>> = {
  'event-fair-wind':
    'De ruimen kwamen vol binnen, de bemanningen zingend, en niemand telde het wisselgeld na.',
  'event-market-day': 'Om tien uur zochten zelfs de trotsen werk, voor een schappelijke prijs.',
  'event-sea-fog': 'Je zag het schip niet. Het schip zag jou niet. Dat luchtte allebei op.',
  'event-rough-swell': 'Het valt niet mee om gevaarlijk te kijken met één hand aan de reling.',
  'event-audience':
    'Het huis op de heuvel was open tot vier uur: men liet een geschenk achter, en zijn naam.',
  'event-onshore-gale': 'De wind blies alles de haven in en ging toen tegen de deur staan leunen.',
  'event-alms': 'De Sint-Pieter leegde de offerbus op de trap, te beginnen bij de dunste beurs.',
  'event-harbour-dues': 'Een ambtenaar bewonderde je geldkist, tilde haar aan één kant op en noteerde iets.',
  'event-sailors-feast': 'Wie met een sabel om kon dansen, dronk op kosten van de stad.',
  'event-late-tide': 'Het tij kwam een uur te laat, en met een uur kun je veel doen.',
  'event-free-port': 'Het tolhuis hing de vlag uit en ging vissen, met behoud van loon.',
  'event-red-spear': '‘Rood zeil!’ riep de toren, en elke kroes op de kade bleef halverwege steken.',
  'event-regatta': 'Elke kleur op de rede had naar eigen zeggen gewonnen, en de pier hield de stand bij.',
  'event-lookout': 'Uit de top van de mast zag je morgen liggen, en een stuk van donderdag.',
  'event-months-end': 'Dorcas Finch trok een streep, depte die tweemaal droog en sloeg de bladzijde om.',
  'event-months-end-variable': 'De bladzijde was vol, de haven niet, en Dorcas Finch nam een nieuwe.',
};
