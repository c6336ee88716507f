/** A line of the story for each event, by id. */
export const EVENT_LINES: Readonly<Record<string, string>> = {
  'event-fair-wind': 'Holds came in full, crews came in singing, and nobody bothered to count the change.',
  'event-market-day': 'By ten o’clock even the proud were looking for work, at a reasonable price.',
  'event-sea-fog': 'You could not see the ship. It could not see you. Both were relieved.',
  'event-rough-swell': 'It is hard to look dangerous with one hand on the rail.',
  'event-audience': 'The house on the hill was open until four: one left a gift, and one’s name.',
  'event-onshore-gale': 'The wind blew everything into the harbour and leaned against the door.',
  'event-alms': 'St. Peter’s emptied its box on the steps, beginning with the thinnest purse.',
  'event-harbour-dues': 'An official admired your strongbox, lifted one end of it, and wrote something down.',
  'event-sailors-feast': 'Anyone who could dance with a sabre on drank at the town’s expense.',
  'event-late-tide': 'The tide was an hour late, and much can be done with an hour.',
  'event-free-port': 'The customs house hung out a flag and went fishing, on full pay.',
  'event-red-spear': '“Red sail!” sang out the tower, and every cup on the quay stopped halfway.',
  'event-regatta': 'Every colour in the roads claimed to have won, and the Mole kept score.',
  'event-lookout': 'From the masthead one could see tomorrow, and some of Thursday.',
  'event-months-end': 'Dorcas Finch ruled a line, blotted it twice, and turned the page.',
  'event-months-end-variable':
    'The page was full, the harbour was not, and Dorcas Finch reached for a new one.',
};
