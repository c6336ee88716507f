/** What effects say in the editor: sentences with blanks, `{coins|coin|coins}` with the word for one and for more. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'does.trade-bonus': 'Chaque navire {colour} pris rapporte {coins|pièce d’or|pièces d’or} de plus.',
  'does.symbol': 'Compte pour une expédition comme\u00a0: {symbol}.',
  'does.sabres': 'Porte {sabres|sabre|sabres}.',
  'does.discount': 'Recruter coûte {coins|pièce d’or|pièces d’or} de moins.',
  'does.empty-harbour': 'Une rivière vide rapporte {coins|pièce d’or|pièces d’or}.',
  'does.harbour-size':
    'À partir de {from|carte|cartes} dans la rivière, rapporte {coins|pièce d’or|pièces d’or}.',
  'does.extra-card': 'Permet de prendre {cards|carte|cartes} de plus.',
  'does.extra-card-on-ship': 'Après un navire {colour}, permet de prendre {cards|carte|cartes} de plus.',
  'does.store-ship': 'Un navire {colour} gardé ici vaut {influence|point d’influence|points d’influence}.',
  'does.gamble': 'Révélez {draw|carte|cartes} d’un coup, puis prenez {cards|carte|cartes} de plus.',
  'does.look': 'Regardez jusqu’à {cards|carte|cartes} de la pioche et gardez-en une.',
  'does.harbour-ships':
    'À partir de {from|navire|navires} dans la rivière, rapporte {coins|pièce d’or|pièces d’or}.',
  'does.harbour-persons':
    'À partir de {from|personnage|personnages} dans la rivière, rapporte {crowns|couronne|couronnes}.',
  'does.sell-cargo':
    'Vend une cargaison\u00a0: le pain pour {bread|pièce d’or|pièces d’or}, le rhum pour {rum|pièce d’or|pièces d’or}.',
  'does.trade-crowns': 'Chaque navire {colour} pris rapporte {crowns|couronne|couronnes}.',
  'does.bust': 'Un échec avec {to|carte|cartes} au plus rapporte {coins|pièce d’or|pièces d’or}.',
  'does.expedition': 'Chaque expédition rapporte {crowns|couronne|couronnes}.',
  'does.unlock': 'La déverrouiller rapporte {coins|pièce d’or|pièces d’or}, une fois.',
  'does.gain': 'Qui gagne\u00a0: {for}. Combien\u00a0: {coins|pièce d’or|pièces d’or}.',
  'does.pay': 'Qui paie\u00a0: {for}. Combien\u00a0: {coins|pièce d’or|pièces d’or}.',
  'does.sell-crowns':
    'Qui peut acheter des couronnes\u00a0: {for}. Au plus {most|couronne|couronnes}, à {price|pièce d’or|pièces d’or} chacune.',
  'does.first-ship': 'On révèle jusqu’à {cards|carte|cartes}, en s’arrêtant sur un navire {colour}.',
  'does.look-and-place':
    'Le joueur actif regarde jusqu’à {cards|carte|cartes} de la pioche et peut en placer une dans la rivière.',
  'does.return-ships':
    'Tous les navires de cette couleur retournent de la défausse dans la pioche\u00a0: {colour}.',
  'does.sell-marker': 'On peut ranger un marqueur dans la boîte pour {price|pièce d’or|pièces d’or}.',
  'does.ship-bonus':
    'Pendant ce tour, les navires rapportent {coins|pièce d’or|pièces d’or} de plus. À qui\u00a0: {for}.',
  'does.cheap-crew':
    'Pendant ce tour, les personnages coûtent {coins|pièce d’or|pièces d’or} de moins. À qui\u00a0: {for}.',
  'does.free-repel': 'Le joueur actif peut repousser un navire sans assez de sabres, {times|fois|fois}.',
  'does.hard-repel': 'Pendant ce tour, repousser un navire demande {sabres|sabre|sabres} de plus.',
  'does.least-harbour': 'On ne s’arrête pas avant que la rivière compte {cards|carte|cartes}.',
  'does.extra-cards': 'Le joueur actif peut prendre {cards|carte|cartes} de plus.',
  'does.free-port':
    'Pendant ce tour, personne ne paie le joueur actif. Un joueur seul gagne {alone|pièce d’or|pièces d’or}.',
  'does.regatta':
    'S’arrêter avec des navires d’au moins {colours|couleur|couleurs} rapporte {crowns|couronne|couronnes}.',
  'asks.person': 'Avoir {count} de\u00a0: {type}.',
  'asks.persons': 'Avoir {count} de\u00a0: {types}.',
  'asks.cheap-persons':
    'Avoir {count|personnage|personnages} qui coûtent {cost|pièce d’or|pièces d’or} au plus.',
  'asks.sabres': 'Avoir {count|sabre|sabres}.',
  'asks.expeditions': 'Avoir complété {count|expédition|expéditions}.',
  'asks.influence': 'Avoir {count|point d’influence|points d’influence}.',
  'asks.pay': 'Payer {coins|pièce d’or|pièces d’or}.',
  'asks.forgo': 'Renoncer aux pièces d’or d’un navire {colour}, {times|fois|fois}.',
  'asks.colours': 'Avoir des navires de {count|couleur|couleurs} dans la rivière.',
  'asks.nest': 'Repousser et garder des navires de {colours|couleur|couleurs}.',
  'asks.ships': 'Avoir gardé {count|navire|navires} de cette couleur\u00a0: {colour}.',
  'asks.cargo': 'Avoir gardé {count} de\u00a0: {cargo}.',
  'asks.crowns': 'Payer {count|couronne|couronnes}.',
  'asks.stop': 'S’arrêter avec exactement {cards|carte|cartes} dans la rivière.',
  'asks.take-less': 'Prendre {cards|carte|cartes} de moins.',
};
