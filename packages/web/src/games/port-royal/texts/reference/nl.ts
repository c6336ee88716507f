import type { ReferenceTexts } from '../../../../learn/reference.ts';

export const nl: ReferenceTexts = {
  chapters: {
    aim: 'Doel en einde',
    discovery: 'Ontdekken',
    trade: 'Handelen en inhuren',
    expeditions: 'Expedities',
    contracts: 'Contracten',
    adventure: 'Het avontuur',
    rare: 'Zeldzame gevallen',
  },
  signs: {
    coin: {
      name: 'Munt',
      help: 'Op een schip: wat het oplevert. Op een personage: wat het kost. Naast een naam: wat de speler heeft.',
    },
    influence: {
      name: 'Invloed',
      help: 'Het schild op personages en expedities. Het telt zolang ze voor je liggen.',
    },
    sabres: {
      name: 'Sabels',
      help: 'Op een schip: hoeveel er nodig zijn om het te verjagen. Op een personage: hoeveel het er draagt. Ze raken nooit op.',
    },
    skull: { name: 'Doodshoofd', help: 'Een schip met een doodshoofd kan nooit worden verjaagd.' },
    take: {
      name: 'Kaarten nemen',
      help: 'Hoeveel kaarten de actieve speler mag nemen: met meer kleuren in de haven zijn het er meer.',
    },
    discard: {
      name: 'Aflegstapel',
      help: 'Hier komen kaarten die verhandeld, verjaagd of achtergelaten zijn, en munten die betaald zijn. Is de trekstapel leeg, dan wordt hij hiervan geschud.',
    },
    marker: {
      name: 'Fiches',
      help: 'Op elk contract dat een speler heeft vervuld ligt er een. Wat over is, kan nog geplaatst worden.',
    },
    crown: { name: 'Kroon', help: 'Zet je fiche vooruit op het kronenspoor, waar schilden invloed geven.' },
    trophy: {
      name: 'Trofee',
      help: 'Komt vrij met je tweede fiche. Alleen wie de trofee heeft, kan winnen.',
    },
    cargo: {
      name: 'Lading',
      help: 'Kruiden, boeken, brood of rum in het ruim van een schip. Houd het schip, want missies en herbergiers vragen erom.',
    },
    month: {
      name: 'Maand',
      help: 'Hoe ver het hoofdstuk is. Aan het einde van elke maand wordt de bladzijde omgeslagen.',
    },
  },
};
