import type { ContractId, Explained } from './port-royal-texts.ts';

export const CONTRACTS: Readonly<Record<ContractId, Explained>> = {
  bruja: {
    name: 'Bruja',
    help: 'Réunissez un capitaine et une señorita. Vous les gardez. La touche-à-tout ne peut pas les remplacer.',
  },
  luminary: {
    name: 'Sommité',
    help: 'Réunissez un prêtre et un saltimbanque. Vous les gardez. La touche-à-tout ne peut pas les remplacer.',
  },
  'maritime-supremacy': {
    name: 'Suprématie maritime',
    help: 'Réunissez un capitaine et un vice-amiral. Vous les gardez. La touche-à-tout ne peut pas les remplacer.',
  },
  'new-colony': {
    name: 'Nouvelle colonie',
    help: 'Réunissez un colon et une canonnière. Vous les gardez. La touche-à-tout ne peut pas les remplacer.',
  },
  'trade-outpost': {
    name: 'Comptoir commercial',
    help: 'Réunissez un colon et un greffier. Vous les gardez. La touche-à-tout ne peut pas les remplacer.',
  },
  'trade-master': {
    name: 'Maître négociant',
    help: 'Réunissez deux négociants, de n’importe quelles couleurs. Vous les gardez. La touche-à-tout ne peut pas les remplacer.',
  },
  'thrifty-crew': {
    name: 'Équipage économe',
    help: 'Réunissez quatre personnages coûtant chacun 3 pièces d’or au plus. C’est le coût imprimé qui compte, quel que soit le prix payé.',
  },
  mercenary: {
    name: 'Mercenaire',
    help: 'Réunissez au moins 3 sabres.',
  },
  explorer: {
    name: 'Explorateur',
    help: 'Complétez au moins une expédition.',
  },
  'frigate-nemesis': {
    name: 'Frégate Némésis',
    help: 'Quand vous commercez avec une frégate, vous pouvez renoncer à toutes ses pièces d’or, y compris celles de vos négociants. Les deux premières fois, votre marqueur avance sur les cases numérotées. La troisième fois, le contrat est rempli.',
  },
  'galleon-nemesis': {
    name: 'Galion Némésis',
    help: 'Quand vous commercez avec un galion, vous pouvez renoncer à toutes ses pièces d’or, y compris celles de vos négociants. La première fois, votre marqueur va sur la case numérotée. La deuxième fois, le contrat est rempli.',
  },
  'tax-inspector': {
    name: 'Inspecteur des impôts',
    help: 'À remplir au moment où une taxation vous fait perdre des pièces d’or, peu importe qui l’a révélée. Les pièces gagnées ainsi échappent à cette taxation.',
  },
  jinx: {
    name: 'Maléfice',
    help: 'À remplir au moment où deux navires de même couleur mettent fin à votre tour de joueur actif, avec ou sans parieur.',
  },
  speculator: {
    name: 'Spéculateur',
    help: 'Si vous êtes le joueur actif et que la rivière compte trois couleurs de navires, vous pouvez placer un marqueur sur la case numérotée. Dès que vous réunissez de nouveau trois couleurs, dans un autre de vos tours, le contrat est rempli. Ce qui est acquis le reste, même si le tour finit mal.',
  },
  'major-speculator': {
    name: 'Grand spéculateur',
    help: 'À remplir par le joueur actif, au moment où la rivière compte quatre couleurs de navires. Le contrat reste rempli même si le tour finit mal.',
  },
  'pirates-nest': {
    name: 'Antre des pirates',
    help: 'Quand vous repoussez un navire, vous pouvez le garder au lieu de le défausser, un seul par couleur. Une fois les cinq couleurs réunies, défaussez ces navires pendant votre tour de joueur actif pour remplir le contrat.',
  },
  'small-estate': {
    name: 'Petit domaine',
    help: 'Un joueur a, à lui seul, au moins 12 points d’influence. Réservé aux modes coopératif et solo.',
  },
  ransom: {
    name: 'Rançon',
    help: 'Un joueur paie, à lui seul, 15 pièces d’or. Réservé aux modes coopératif et solo.',
  },
};
