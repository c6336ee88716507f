/** The words of Port Royal's mentions. */
import type { Locale } from '@captains-table/kernel';

export type FeatName = 'row' | 'busts' | 'sabres' | 'host' | 'cargo' | 'expeditions';

type FeatTexts = Readonly<
  Record<FeatName, { readonly title: string; readonly text: (name: string, n: number) => string }>
>;

export const texts: Readonly<Record<Locale, FeatTexts>> = {
  en: {
    row: {
      title: 'Coldest eye',
      text: (name, n) => `${name} let ${n} cards lie in the harbour and stopped in time.`,
    },
    busts: { title: 'One card too many', text: (name, n) => `${name} went bust ${n} times.` },
    sabres: { title: 'Sharpest sabre', text: (name, n) => `${name} turned ${n} ships away.` },
    host: { title: 'Best host', text: (name, n) => `The others paid ${name} ${n} coins in fees.` },
    cargo: { title: 'Richest cargo', text: (name, n) => `${name} sold one ship’s load for ${n} coins.` },
    expeditions: { title: 'Furthest out', text: (name, n) => `${name} carried out ${n} expeditions.` },
  },
  fr: {
    row: {
      title: 'Sang-froid',
      text: (name, n) => `${name} a laissé ${n} cartes dans la rivière et su s’arrêter à temps.`,
    },
    busts: { title: 'La carte de trop', text: (name, n) => `${name} a perdu ${n} fois la rivière.` },
    sabres: { title: 'Sabre affûté', text: (name, n) => `${name} a repoussé ${n} navires.` },
    host: { title: 'Sens de l’accueil', text: (name, n) => `Les autres ont versé ${n} pièces à ${name}.` },
    cargo: { title: 'Riche cargaison', text: (name, n) => `${name} a tiré ${n} pièces d’un seul navire.` },
    expeditions: { title: 'Grand large', text: (name, n) => `${name} a mené ${n} expéditions.` },
  },
  nl: {
    row: {
      title: 'Koelbloedig',
      text: (name, n) => `${name} liet ${n} kaarten in de haven liggen en stopte op tijd.`,
    },
    busts: { title: 'Eén kaart te veel', text: (name, n) => `${name} verspeelde ${n} keer de beurt.` },
    sabres: { title: 'Scherpste sabel', text: (name, n) => `${name} verjoeg ${n} schepen.` },
    host: { title: 'Beste gastheer', text: (name, n) => `De anderen betaalden ${name} ${n} munten.` },
    cargo: { title: 'Rijkste lading', text: (name, n) => `${name} kreeg ${n} munten voor één schip.` },
    expeditions: { title: 'Verst van huis', text: (name, n) => `${name} voltooide ${n} expedities.` },
  },
};
