import type { PortNote } from './caravelas-texts.ts';

export const PORTS: Readonly<Record<string, PortNote>> = {
  lisboa: {
    name: 'Lisbon',
    note: 'Voyages set out from the Tagus below Belém. A twentieth of the pepper trade paid for the monastery that still stands there.',
  },
  labrador: {
    name: 'Labrador',
    note: 'The brothers Corte-Real explored this coast around 1500 and never came home. The name recalls João Fernandes, a landowner, in Portuguese lavrador.',
  },
  'terra-nova': {
    name: 'Newfoundland',
    note: 'The banks off this shore were so full of cod that Portuguese boats returned for five centuries.',
  },
  florida: {
    name: 'Florida',
    note: 'Tales of a western voyage by Fernão Dulmo in 1487 never found proof. The globe of Martin Behaim drew islands in those waters soon after.',
  },
  acores: {
    name: 'Azores',
    note: 'Nine islands far out in the ocean. Ships coming home from Africa and India called here, because the winds brought them by.',
  },
  madeira: {
    name: 'Madeira',
    note: 'João Gonçalves Zarco landed on a wooded island without people. Sugar, and later wine, made it rich.',
  },
  ceuta: {
    name: 'Ceuta',
    note: 'A Portuguese fleet took the city opposite Gibraltar in one August day. Prince Henry fought there and turned his mind to Africa.',
  },
  'cabo-bojador': {
    name: 'Cape Bojador',
    note: 'Shoals, fog and a northerly wind made sailors believe the world ended here. Gil Eanes went round it and brought back roses of Saint Mary.',
  },
  guine: {
    name: 'Guinea',
    note: 'Nuno Tristão followed the coast south of the Senegal. From here came malagueta, a pepper-hot seed sold as grains of paradise.',
  },
  'cabo-verde': {
    name: 'Cape Verde',
    note: 'Islands without people when the first captains came. Ribeira Grande on Santiago became the first European town in the tropics.',
  },
  'porto-seguro': {
    name: 'Porto Seguro',
    note: 'Cabral swung far west on his way to India and met land in April 1500. Its red dyewood gave Brazil its name.',
  },
  'sao-tome': {
    name: 'São Tomé and Príncipe',
    note: 'Two islands almost on the equator, sighted around Saint Thomas’s day. Sugar was grown there by people brought by force.',
  },
  mina: {
    name: 'Elmina',
    note: 'Diogo de Azambuja arrived with stones cut in Portugal and put up a castle in weeks. It guarded the gold trade.',
  },
  luanda: {
    name: 'Luanda',
    note: 'The ruler of this coast bore the title ngola, from which Angola comes. The town itself was founded ninety years after the first ships.',
  },
  'rio-congo': {
    name: 'Congo River',
    note: 'Diogo Cão met fresh water far out at sea and set up a stone pillar at the mouth. The king of Kongo soon sent envoys to Lisbon.',
  },
  'boa-esperanca': {
    name: 'Cape of Good Hope',
    note: 'Bartolomeu Dias rounded it in a gale without seeing it, and is said to have called it the Cape of Storms. The king preferred a name that promised India.',
  },
  mocambique: {
    name: 'Mozambique',
    note: 'A small island with a busy Swahili port. Ships waited here for the monsoon to carry them to India.',
  },
  'sao-lourenco': {
    name: 'Madagascar',
    note: 'Diogo Dias lost sight of Cabral’s fleet and came upon the great island on Saint Lawrence’s day.',
  },
  mauricias: {
    name: 'Mauritius',
    note: 'No people, fresh water and the dodo: a halt for fleets that took the outer route. The group is still called Mascarenes after a Portuguese captain.',
  },
  maldivas: {
    name: 'Maldives',
    note: 'Coral islands that supplied rope of coconut fibre and cowrie shells, used as money from Bengal to Africa.',
  },
  mascate: {
    name: 'Muscat',
    note: 'Albuquerque’s ships took this harbour in 1507. Two forts from Portuguese times look down on it to this day.',
  },
  mogadiscio: {
    name: 'Mogadishu',
    note: 'Vasco da Gama fired on the city as he passed it on his way home and did not land. It never paid tribute for long.',
  },
  bahrein: {
    name: 'Bahrain',
    note: 'Its divers brought up the finest pearls of the East. A Portuguese fort stood over the anchorage for eighty years.',
  },
  diu: {
    name: 'Diu',
    note: 'A sea battle off this island in 1509 decided who ruled the western Indian Ocean. The fortress withstood two great sieges.',
  },
  calecute: {
    name: 'Calicut',
    note: 'Da Gama’s goal, the market where pepper changed hands; the Zamorin’s court laughed at his presents. It is not Calcutta, which lies in Bengal.',
  },
  ceilao: {
    name: 'Ceylon',
    note: 'Lourenço de Almeida was blown here by a storm. The best cinnamon of the world grew nowhere else.',
  },
  malaca: {
    name: 'Malacca',
    note: 'Who held the narrow strait held the throat of Venice, a Lisbon apothecary wrote. More than eighty languages were heard in its streets.',
  },
  siao: {
    name: 'Siam',
    note: 'Duarte Fernandes travelled to Ayutthaya on a Chinese junk and was received with honours. Portuguese soldiers later served its kings.',
  },
  mombaca: {
    name: 'Mombasa',
    note: 'Da Gama suspected a trap here and weighed anchor. A century later Fort Jesus was built at the harbour mouth.',
  },
  molucas: {
    name: 'Moluccas',
    note: 'Nutmeg and cloves came from a handful of tiny islands. Spain and Portugal quarrelled for years about the meridian they lay on.',
  },
  timor: {
    name: 'Timor',
    note: 'Traders came for white sandalwood, burnt as incense from India to China. The eastern half speaks Portuguese still.',
  },
  macau: {
    name: 'Macau',
    note: 'Jorge Álvares reached the Pearl River in 1513; forty years later a settlement was tolerated. Silk went from here to Japan and to Lisbon.',
  },
  tanegashima: {
    name: 'Tanegashima',
    note: 'A junk with Portuguese on board was driven ashore here. Within a year Japanese smiths copied the arquebuses they carried; ships came back for silver.',
  },
};
