/** A page that belongs to no story. */
import type { Locale } from '@captains-table/kernel';
import type { StoryPage } from '../story/story-page.ts';

export const SAMPLE_PAGE: Readonly<Record<Locale, StoryPage>> = {
  en: {
    title: 'A lamp without a keeper',
    text: [
      'Nobody had lit it for nine nights, and on the tenth it burned. We came round the point with the lead going and there it was, yellow and steady, above a house with no door. The pilot took off his hat. He said that a lamp like that is either a kindness or a trap, and that from the sea they look the same.',
      'We sent the small boat. It came back with a kettle, still warm, and a slate with one word on it, spelt wrong. None of us could agree which word was meant.',
    ],
    caption: 'The point, an hour before dawn. The lamp has been trimmed.',
    recap: 'A lamp burned in an empty house, and somebody had left the kettle on.',
    picture: 'night',
  },
  fr: {
    title: 'Un feu sans gardien',
    text: [
      'Neuf nuits durant, personne ne l’avait allumé\u202f; la dixième, il brûlait. Nous doublions la pointe, sonde à la main, et il était là, jaune et droit, au-dessus d’une maison sans porte. Le pilote ôta son chapeau. Un feu pareil, dit-il, c’est une bonté ou un piège, et de la mer on ne voit pas la différence.',
      'Nous envoyâmes le canot. Il revint avec une bouilloire encore tiède et une ardoise où l’on avait écrit un seul mot, mal orthographié. Chacun de nous en lut un autre.',
    ],
    caption: 'La pointe, une heure avant l’aube. On a coupé la mèche.',
    recap: 'Un feu brûlait dans une maison vide, et la bouilloire était encore tiède.',
    picture: 'night',
  },
  nl: {
    title: 'Een licht zonder wachter',
    text: [
      'Negen nachten had niemand het ontstoken, en de tiende brandde het. We rondden de kaap, het lood in de hand, en daar stond het, geel en stil, boven een huis zonder deur. De loods nam zijn hoed af. Zo’n licht, zei hij, is een vriendelijkheid of een val, en vanaf zee zien ze er eender uit.',
      'We stuurden de jol. Ze kwam terug met een ketel die nog warm was en een lei met één woord erop, verkeerd gespeld. We werden het niet eens welk woord het moest zijn.',
    ],
    caption: 'De kaap, een uur voor het licht werd. De pit is gesnoten.',
    recap: 'Er brandde licht in een leeg huis, en de ketel was nog warm.',
    picture: 'night',
  },
};
