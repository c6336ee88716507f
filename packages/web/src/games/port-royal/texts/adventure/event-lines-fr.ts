/** A line of the story for each event, by id. */
export const EVENT_LINES: Readonly<Record<string, string>> = {
  'event-fair-wind':
    'Les cales rentraient pleines, les équipages en chantant, et personne ne recomptait la monnaie.',
  'event-market-day': 'Dès dix heures, même les plus fiers cherchaient de l’ouvrage, à un prix raisonnable.',
  'event-sea-fog': 'On ne voyait pas le navire. Le navire ne vous voyait pas. Chacun respirait mieux.',
  'event-rough-swell': 'Difficile d’avoir l’air redoutable, quand on se tient d’une main au bastingage.',
  'event-audience':
    'La maison de la colline recevait jusqu’à quatre heures\u00a0: on laissait un présent, et son nom.',
  'event-onshore-gale': 'Le vent poussa dans le port tout ce qui flottait, puis s’adossa à la porte.',
  'event-alms': 'Saint-Pierre vida son tronc sur les marches, en commençant par la bourse la plus plate.',
  'event-harbour-dues': 'Un fonctionnaire admira votre coffre, en souleva un bout, et nota quelque chose.',
  'event-sailors-feast': 'Quiconque savait danser le sabre au côté but aux frais de la ville.',
  'event-late-tide': 'La marée avait une heure de retard, et en une heure on fait bien des choses.',
  'event-free-port': 'La douane hissa un drapeau et s’en fut à la pêche, à solde entière.',
  'event-red-spear':
    '«\u202fVoile rouge\u202f!\u202f» cria la tour, et tous les gobelets du quai s’arrêtèrent à mi-chemin.',
  'event-regatta': 'Toutes les couleurs de la rade disaient avoir gagné, et le môle tenait la marque.',
  'event-lookout': 'Du haut du mât, on voyait demain, et un bout de jeudi.',
  'event-months-end': 'Dorcas Finch tira un trait, passa deux fois le buvard, et tourna la page.',
  'event-months-end-variable':
    'La page était pleine, le port ne l’était pas, et Dorcas Finch en prit une autre.',
};
