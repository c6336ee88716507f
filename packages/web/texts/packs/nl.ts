import { counted } from '../shell/counted.ts';
import type { PacksTexts } from './packs-texts.ts';

export const nl: PacksTexts = {
  cards: 'Kaarten',
  cardsWhy: 'Iedereen aan tafel ziet met welke kaarten gespeeld wordt en wat er verschilt.',
  ours: 'De onze',
  unnamed: 'Eigen kaarten',
  differs: 'Wat verschilt van onze doos',
  same: 'Er verschilt niets van onze doos.',
  differences: counted(
    'nl',
    '{n} onderdeel verschilt van onze doos.',
    '{n} onderdelen verschillen van onze doos.',
  ),
  more: counted('nl', 'en nog {n}', 'en nog {n}'),
  how: { added: 'nieuw', removed: 'ontbreekt' },
  change: (field, before, after) => `${field}: ${before} → ${after}`,
  nothing: 'geen',
  yes: 'ja',
  no: 'nee',
  gone: 'Dit pakket is er niet, of het wordt niet meer gedeeld.',
  page: {
    title: 'Kaarten die met je gedeeld zijn',
    lead: (game) =>
      `Een pakket eigen kaarten voor ${game}. Je kunt er een tafel mee dekken, hier of op dit apparaat.`,
    play: 'Er een tafel mee dekken',
  },
  share: {
    title: 'Op deze server',
    why: 'Een pakket blijft van jou en privé. Wie de link heeft, kan het bekijken en ermee spelen, zolang je het deelt. Een link leidt naar het pakket zoals het was toen je het deelde.',
    make: 'Delen met een link',
    link: 'Link naar dit pakket',
    copy: 'Link kopiëren',
    stop: 'Niet meer delen',
    remove: 'Van de server verwijderen',
    removeWhy: 'Tafels waaraan ermee gespeeld wordt, houden het.',
    removed: 'Het staat niet meer op de server.',
    stopped: 'De link leidt nergens meer heen.',
    shared: 'Gedeeld',
    private: 'Privé',
    open: 'zoals het nu is',
    as: (time) => `zoals het was op ${time}`,
    about: (act, pack) => `${act}: ${pack}`,
  },
};
