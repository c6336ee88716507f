/** The words of Caravelas' mentions. */
import type { Locale } from '@captains-table/kernel';

export type FeatName = 'discoveries' | 'sale' | 'storms' | 'wrecks' | 'cape' | 'pieces';

type FeatTexts = Readonly<
  Record<FeatName, { readonly title: string; readonly text: (name: string, n: number) => string }>
>;

export const texts: Readonly<Record<Locale, FeatTexts>> = {
  en: {
    discoveries: { title: 'Far horizons', text: (name, n) => `${name} discovered ${n} ports.` },
    sale: {
      title: 'Best market day',
      text: (name, n) => `${name} sold goods for ${n} points in one call at Lisboa.`,
    },
    storms: { title: 'Weather-beaten', text: (name, n) => `Storms cost ${name} ${n} markers.` },
    wrecks: {
      title: 'Gone down',
      text: (name, n) => `${name} lost ${n} ${n === 1 ? 'ship' : 'ships'} at sea.`,
    },
    cape: { title: 'Round the Cape', text: (name, n) => `${name} rounded the Cape safely ${n} times.` },
    pieces: {
      title: 'Master builder',
      text: (name, n) => `${name} bought ${n} pieces of the Jerónimos monastery.`,
    },
  },
  fr: {
    discoveries: { title: 'Horizons lointains', text: (name, n) => `${name} a découvert ${n} ports.` },
    sale: {
      title: 'Jour de marché',
      text: (name, n) => `${name} a vendu pour ${n} points en une escale à Lisboa.`,
    },
    storms: { title: 'Gros temps', text: (name, n) => `Les tempêtes ont coûté ${n} marqueurs à ${name}.` },
    wrecks: {
      title: 'Corps et biens',
      text: (name, n) => `${name} a perdu ${n} ${n === 1 ? 'navire' : 'navires'} en mer.`,
    },
    cape: { title: 'Cap franchi', text: (name, n) => `${name} a doublé ${n} fois le Cap sans dommage.` },
    pieces: {
      title: 'Maître d’œuvre',
      text: (name, n) => `${name} a acheté ${n} pièces du monastère des Jerónimos.`,
    },
  },
  nl: {
    discoveries: { title: 'Verre einders', text: (name, n) => `${name} ontdekte ${n} havens.` },
    sale: {
      title: 'Beste marktdag',
      text: (name, n) => `${name} verkocht in één bezoek aan Lisboa voor ${n} punten.`,
    },
    storms: { title: 'Zwaar weer', text: (name, n) => `Stormen kostten ${name} ${n} stenen.` },
    wrecks: {
      title: 'Vergaan',
      text: (name, n) => `${name} verloor ${n} ${n === 1 ? 'schip' : 'schepen'} op zee.`,
    },
    cape: { title: 'Om de Kaap', text: (name, n) => `${name} voer ${n} keer behouden om de Kaap.` },
    pieces: {
      title: 'Bouwmeester',
      text: (name, n) => `${name} kocht ${n} delen van het klooster Jerónimos.`,
    },
  },
};
