/** The words of Francis Drake's mentions. */
import type { Locale } from '@captains-table/kernel';

export type FeatName = 'forts' | 'towns' | 'galleons' | 'goods' | 'chest' | 'failures';

type FeatTexts = Readonly<
  Record<FeatName, { readonly title: string; readonly text: (name: string, n: number) => string }>
>;

export const texts: Readonly<Record<Locale, FeatTexts>> = {
  en: {
    forts: { title: 'Stormer of forts', text: (name, n) => `${name} stormed ${n} forts.` },
    towns: { title: 'Terror of the coast', text: (name, n) => `${name} raided ${n} towns.` },
    galleons: { title: 'Queen’s privateer', text: (name, n) => `${name} took ${n} galleons.` },
    goods: { title: 'Shrewd trader', text: (name, n) => `${name} brought home ${n} goods.` },
    chest: { title: 'Heaviest chest', text: (name, n) => `The chest of ${name} was worth ${n} points.` },
    failures: { title: 'Empty-handed', text: (name, n) => `${name} came away with nothing ${n} times.` },
  },
  fr: {
    forts: { title: 'Terreur des forts', text: (name, n) => `${name} a pris ${n} forts d’assaut.` },
    towns: { title: 'Effroi de la côte', text: (name, n) => `${name} a pillé ${n} villes.` },
    galleons: { title: 'Corsaire de la reine', text: (name, n) => `${name} a capturé ${n} galions.` },
    goods: { title: 'Sens du négoce', text: (name, n) => `${name} a rapporté ${n} marchandises.` },
    chest: { title: 'Coffre bien garni', text: (name, n) => `Le coffre de ${name} valait ${n} points.` },
    failures: { title: 'Mains vides', text: (name, n) => `${name} a échoué ${n} fois dans ses missions.` },
  },
  nl: {
    forts: { title: 'Bestormer van forten', text: (name, n) => `${name} bestormde ${n} forten.` },
    towns: { title: 'Schrik van de kust', text: (name, n) => `${name} plunderde ${n} steden.` },
    galleons: { title: 'Kaper van de koningin', text: (name, n) => `${name} veroverde ${n} galjoenen.` },
    goods: { title: 'Handelsgeest', text: (name, n) => `${name} bracht ${n} goederen mee naar huis.` },
    chest: { title: 'Zwaarste kist', text: (name, n) => `De kist van ${name} was ${n} punten waard.` },
    failures: {
      title: 'Met lege handen',
      text: (name, n) => `${name} keerde ${n} keer met lege handen terug.`,
    },
  },
};
