/** What effects say in the editor: sentences with blanks, `{amount|space|spaces}` with the word for one and for more. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'kind.income': 'Rapporte à chaque décompte\u00a0: {amount} {track}.',
  'ability.standingItem': 'La carte compte comme cet objet\u00a0: {item}.',
  'ability.discount': 'Cartes et bâtiments coûtent {amount|doublon|doublons} de moins.',
  'ability.combatPointsBeforeCombat':
    'Avant un combat, vous gagnez {amount|point de combat|points de combat}.',
  'ability.compasses': 'Vous avez {amount|boussole|boussoles} de plus.',
  'ability.explorerSteps': 'Votre explorateur peut avancer de {amount|case|cases} de plus.',
  'ability.pointsFromPassedExplorers':
    'Chaque explorateur dépassé rapporte {amount} PV, pris à son propriétaire.',
  'ability.combatPointsForReturnedSpy':
    'Un espion remis dans la réserve rapporte {amount|point de combat|points de combat}.',
  'ability.pointsForCubeTaken': 'Chaque cube retiré du plateau rapporte {amount} PV.',
  'ability.combatPointsFightingFor':
    'Combattre pour cette nation rapporte {amount|point de combat|points de combat}\u00a0: {nation}.',
  'do.gainInfluenceIn': '{amount}, nation\u00a0: {nation}',
  'do.takeSynergy': '{synergy}',
  'do.sailOn': 'de {min} à {max|étape|étapes}',
  'do.putSpiesOnCard': 'chacun rapporte un revenu de {income|doublon|doublons}',
  'do.gainDoubloonsForSpies': '{own} par espion à vous dans le village, {other} par autre espion',
};
