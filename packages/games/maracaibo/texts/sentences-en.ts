/** What effects say in the editor: sentences with blanks, `{amount|space|spaces}` with the word for one and for more. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'kind.income': 'Brings so much in each scoring: {amount} {track}.',
  'ability.standingItem': 'The card counts as this item: {item}.',
  'ability.discount': 'Cards and buildings cost {amount|doubloon|doubloons} less.',
  'ability.combatPointsBeforeCombat': 'Before a combat you gain {amount|combat point|combat points}.',
  'ability.compasses': 'You have {amount|compass|compasses} more.',
  'ability.explorerSteps': 'Your explorer may go {amount|space|spaces} further.',
  'ability.pointsFromPassedExplorers': 'Each explorer you pass brings {amount} VP from its owner.',
  'ability.combatPointsForReturnedSpy':
    'A spy returned to the supply brings {amount|combat point|combat points}.',
  'ability.pointsForCubeTaken': 'Each cube you take off the board brings {amount} VP.',
  'ability.combatPointsFightingFor': 'Fighting for {nation} brings {amount|combat point|combat points}.',
  'do.gainInfluenceIn': '{amount} in {nation}',
  'do.takeSynergy': '{synergy}',
  'do.sailOn': 'from {min} to {max|step|steps}',
  'do.putSpiesOnCard': 'each brings an income of {income|doubloon|doubloons}',
  'do.gainDoubloonsForSpies': '{own} for each own spy in the village, {other} for each other one',
};
