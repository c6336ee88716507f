/** The words of Maracaibo's mentions. */
import type { Locale } from '@captains-table/kernel';

export type FeatName = 'quests' | 'combats' | 'deliveries' | 'explorer' | 'dearest' | 'upgrades' | 'villages';

type FeatTexts = Readonly<
  Record<FeatName, { readonly title: string; readonly text: (name: string, n: number) => string }>
>;

export const texts: Readonly<Record<Locale, FeatTexts>> = {
  en: {
    quests: { title: 'Keeps a promise', text: (name, n) => `${name} completed ${n} quests.` },
    combats: { title: 'First to the guns', text: (name, n) => `${name} fought ${n} combats.` },
    deliveries: { title: 'Full holds', text: (name, n) => `${name} delivered goods ${n} times.` },
    explorer: {
      title: 'Deepest inland',
      text: (name, n) => `The explorer of ${name} went ${n} spaces up the river.`,
    },
    dearest: {
      title: 'No expense spared',
      text: (name, n) => `${name} paid ${n} doubloons for a single card.`,
    },
    upgrades: { title: 'Finest ship', text: (name, n) => `${name} opened ${n} upgrades on the ship.` },
    villages: { title: 'Known in every village', text: (name, n) => `${name} took ${n} village actions.` },
  },
  fr: {
    quests: { title: 'Parole tenue', text: (name, n) => `${name} a accompli ${n} quêtes.` },
    combats: { title: 'Aux canons', text: (name, n) => `${name} a livré ${n} combats.` },
    deliveries: { title: 'Cales pleines', text: (name, n) => `${name} a livré ${n} fois des marchandises.` },
    explorer: {
      title: 'Au cœur des terres',
      text: (name, n) => `L’explorateur de ${name} a parcouru ${n} cases.`,
    },
    dearest: {
      title: 'Sans compter',
      text: (name, n) => `${name} a payé ${n} doublons pour une seule carte.`,
    },
    upgrades: {
      title: 'Le plus beau navire',
      text: (name, n) => `${name} a libéré ${n} améliorations de navire.`,
    },
    villages: {
      title: 'De village en village',
      text: (name, n) => `${name} a fait ${n} actions de village.`,
    },
  },
  nl: {
    quests: { title: 'Woord gehouden', text: (name, n) => `${name} voltooide ${n} missies.` },
    combats: { title: 'Eerst bij het geschut', text: (name, n) => `${name} leverde ${n} gevechten.` },
    deliveries: { title: 'Volle ruimen', text: (name, n) => `${name} leverde ${n} keer goederen af.` },
    explorer: {
      title: 'Diep landinwaarts',
      text: (name, n) => `De verkenner van ${name} trok ${n} velden verder.`,
    },
    dearest: {
      title: 'Kosten noch moeite',
      text: (name, n) => `${name} betaalde ${n} dubloenen voor één kaart.`,
    },
    upgrades: { title: 'Mooiste schip', text: (name, n) => `${name} speelde ${n} scheepsupgrades vrij.` },
    villages: { title: 'In elk dorp bekend', text: (name, n) => `${name} deed ${n} dorpsacties.` },
  },
};
