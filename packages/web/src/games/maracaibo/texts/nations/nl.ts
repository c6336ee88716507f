import type { NationsTexts } from './texts.ts';

export const nl: NationsTexts = {
  title: 'Landen',
  stands: (name, influence, rank) => `${name}: ${influence} invloed, banier ${rank}`,
  worth: (rank, times, points) => `Je banier ${rank} × ${times} zou nu ${points} OP opleveren.`,
  times: (slots, majority) =>
    majority === 0
      ? `Factor: ${slots} voor lege velden.`
      : `Factor: ${slots} voor lege velden + ${majority} voor landmarkers in het spel.`,
  reserve: (cubes) => (cubes === 1 ? '1 landmarker over.' : `${cubes} landmarkers over.`),
  most: (names, points) => `Meeste invloed: ${names}, ${points} OP aan het einde.`,
  combat: {
    title: 'Gevecht',
    fights: (name) => `${name} vecht`,
    fightsFor: (name, nation) => `${name} vecht voor ${nation}`,
    value: 'Gevechtswaarde',
    changed: (printed, change) => (change < 0 ? `${printed} − ${-change}` : `${printed} + ${change}`),
    pay: (doubloons) => (doubloons === 1 ? 'Kost 1 dubloen' : `Kost ${doubloons} dubloenen`),
    modifiers: {
      mostCubes: (by) => `Als enige de meeste landmarkers: −${by}`,
      fewestCubes: (by) => `Als enige de minste landmarkers: +${by}`,
    },
    tokens: (left) => (left === 1 ? '1 fiche over' : `${left} fiches over`),
    raise: 'De waarde met 1 verhogen',
    left: (count) => `${count} over`,
    cards: 'Je kaarten',
    held: (nation) => `in handen van ${nation}`,
  },
  prestige: {
    opensAfter: (rounds, count) =>
      count === 1
        ? `Het volgende gaat open na ronde ${rounds}.`
        : `De volgende gaan open na ronde ${rounds}.`,
    now: (points) => `Nu ${points} OP waard voor jou`,
    first: (points) => `Wie als eerste investeert: ${points} OP`,
    investors: (names) => `Geïnvesteerd: ${names}`,
    price: (doubloons) => `${doubloons} dubloenen en 1 assistent`,
  },
  tiles: {
    title: 'Stapels en tegels',
    next: (quest) => `Volgende: ${quest}`,
    free: (value) => `Vrij, voor ${value} van de gevechtswaarde`,
    taken: (nation) => `In handen van ${nation}`,
    storyTiles: 'Verhaaltegels',
    archive: 'Bewaard voor het volgende spel',
  },
  jeanne: {
    role: 'Je rivale',
    title: 'Jeanne',
    deck: (cards) => (cards === 1 ? '1 kaart op haar stapel' : `${cards} kaarten op haar stapel`),
    noCard: 'Ze heeft nog niet gevaren.',
    deeds: 'Haar laatste beurt',
    discs: (removed, of) => `Verwijderde schijven: ${removed} van ${of}`,
    income: (points) => `Haar inkomsten bij de volgende telling: ${points} OP`,
    cards: (count) => `Projectkaarten: ${count}`,
    quests: (count) => `Missies: ${count}`,
    tokens: (count) => `Gevechtsfiches: ${count}`,
  },
  scoring: {
    title: (round) => `Telling van ronde ${round}`,
    final: 'Eindtelling',
    ahead: 'Wat ze oplevert',
    doubloons: (n) => (n === 1 ? '1 dubloen' : `${n} dubloenen`),
    points: (n) => `${n} OP`,
    dismiss: 'De telling sluiten',
  },
};
