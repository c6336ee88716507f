/** What effects say in the editor: sentences with blanks, `{amount|space|spaces}` with the word for one and for more. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'kind.income': 'Levert bij elke telling op: {amount} {track}.',
  'ability.standingItem': 'De kaart telt als dit voorwerp: {item}.',
  'ability.discount': 'Kaarten en gebouwen kosten {amount|dubloen|dubloenen} minder.',
  'ability.combatPointsBeforeCombat': 'Vóór een gevecht krijg je {amount|gevechtspunt|gevechtspunten}.',
  'ability.compasses': 'Je hebt {amount|kompas|kompassen} meer.',
  'ability.explorerSteps': 'Je verkenner mag {amount|vakje|vakjes} verder.',
  'ability.pointsFromPassedExplorers':
    'Elke verkenner die je passeert, levert {amount} OP van zijn eigenaar op.',
  'ability.combatPointsForReturnedSpy':
    'Een assistent die naar de voorraad gaat, levert {amount|gevechtspunt|gevechtspunten} op.',
  'ability.pointsForCubeTaken': 'Elke landmarker die je van het bord haalt, levert {amount} OP op.',
  'ability.combatPointsFightingFor':
    'Vechten voor dit land levert {amount|gevechtspunt|gevechtspunten} op: {nation}.',
  'do.gainInfluenceIn': '{amount} bij {nation}',
  'do.takeSynergy': '{synergy}',
  'do.sailOn': 'van {min} tot {max|stap|stappen}',
  'do.putSpiesOnCard': 'elk levert een inkomen van {income|dubloen|dubloenen} op',
  'do.gainDoubloonsForSpies': '{own} voor elke eigen assistent in het dorp, {other} voor elke andere',
};
