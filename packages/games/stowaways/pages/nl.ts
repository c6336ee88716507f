import type { PageWords } from '@captains-table/kernel';
import type { Page } from '../src/index.ts';

export const pages: Readonly<Record<Page, PageWords>> = {
  departure: {
    title: 'Trossen los',
    text: [
      'Het tij wacht niet, en de havenmeester ook niet: hij heeft twaalf matrozen geteld en veertien hoeden.',
      'Niemand aan boord kan die twee hoeden verklaren. Iedereen aan boord moet opeens dringend iets in het ruim doen.',
    ],
    caption: 'Twee hoeden te veel',
    recap: 'Een bemanning met meer hoeden dan matrozen verliet de haven.',
  },
  ice: {
    title: 'Wit water',
    text: [
      'De noordenwind smaakt naar ijzer. ’s Nachts zingt het ijs tegen de romp, en de kok zingt terug.',
      '’s Ochtends staat er een beer op de dichtstbijzijnde schots. Hij kijkt naar de hoeden.',
    ],
    caption: 'IJs voor de boeg',
    recap: 'Het schip voer naar het noorden, waar het ijs zingt.',
  },
  calm: {
    title: 'Geen zuchtje wind',
    text: [
      'Negen dagen hangen de zeilen erbij als wasgoed. De zee is zo vlak dat de rat naar de rand gaat zoeken.',
      'Op de tiende dag fluit er iemand, en iedereen doet alsof hij niets hoopt.',
    ],
    caption: 'Een zee van glas',
    recap: 'Het schip voer naar het zuiden en had negen dagen geen wind.',
  },
  landfall: {
    title: 'Een streep aan de einder',
    text: [
      'Eerst is het een wolk, dan een streep, dan een geur van rook en sinaasappels.',
      'De kapitein wil schone hemden zien. Er zijn er drie, dus wordt er geloot.',
    ],
    caption: 'Land, of zoiets',
    recap: 'Er kwam land in zicht, en er werd geloot om drie schone hemden.',
  },
  storm: {
    title: 'Terug bij af',
    text: [
      'De storm neemt de kaart, de ketel en het meeste zelfvertrouwen mee. Het schip geeft hij terug, een heel eind achter waar het was.',
      'Nou, zegt de bootsman, nu kennen we de weg.',
    ],
    caption: 'Een schip zonder ketel',
    recap: 'Een storm wierp het schip terug, wijzer en zonder ketel.',
  },
  'open-sea': {
    title: 'Uit het zicht',
    text: [
      'De haven is een verhaal geworden. De twee hoeden komen aan dek, met mensen eronder.',
      'Ze kunnen koken, zeggen ze. Het is het beste nieuws van de week.',
    ],
    caption: 'Gezichten onder de hoeden',
    recap: 'De verstekelingen kwamen aan dek, en ze konden koken.',
  },
  coast: {
    title: 'Langs de kust',
    text: [
      'Waar het water bruin is en de vogels luid, is een kust. Twee dagen glijdt ze voorbij, vol mensen die zwaaien.',
      'Niemand weet of ze kom hier bedoelen of ga weg.',
    ],
    caption: 'Mensen die zwaaien',
    recap: 'Het schip volgde een kust waar iedereen zwaaide.',
  },
  home: {
    title: 'Twaalf matrozen, veertien hoeden',
    text: [
      'Op de kade staat de havenmeester en telt. Veertien hoeden, veertien matrozen.',
      'Hij schrijft het twee keer op, schudt zijn hoofd en vraagt wat er te eten is.',
    ],
    caption: 'Het klopt',
    recap: 'Veertien hoeden en veertien matrozen kwamen thuis.',
  },
};
