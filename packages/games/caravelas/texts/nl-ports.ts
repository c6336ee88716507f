import type { PortNote } from './caravelas-texts.ts';

export const PORTS: Readonly<Record<string, PortNote>> = {
  lisboa: {
    name: 'Lissabon',
    note: 'De vloten vertrokken van de Taag bij Belém. Een twintigste van de peperhandel betaalde het klooster dat er nog staat.',
  },
  labrador: {
    name: 'Labrador',
    note: 'De broers Corte-Real verkenden deze kust rond 1500 en kwamen niet terug. De naam herinnert aan João Fernandes, een landeigenaar, in het Portugees lavrador.',
  },
  'terra-nova': {
    name: 'Newfoundland',
    note: 'Er zat zoveel kabeljauw voor deze kust dat Portugese boten vijf eeuwen lang terugkwamen.',
  },
  florida: {
    name: 'Florida',
    note: 'Over een reis van Fernão Dulmo naar het westen in 1487 werd verteld, bewezen is ze nooit. Kort daarna tekende de globe van Martin Behaim eilanden in deze wateren.',
  },
  acores: {
    name: 'Azoren',
    note: 'Negen eilanden midden in de oceaan. De wind bracht schepen uit Afrika en India hier op de thuisreis langs.',
  },
  madeira: {
    name: 'Madeira',
    note: 'João Gonçalves Zarco landde op een bebost eiland zonder mensen. Suiker en later wijn maakten het rijk.',
  },
  ceuta: {
    name: 'Ceuta',
    note: 'Een Portugese vloot nam de stad op één augustusdag in. Prins Hendrik vocht er en dacht daarna alleen nog aan Afrika.',
  },
  'cabo-bojador': {
    name: 'Kaap Bojador',
    note: 'Ondiepten, mist en noordenwind deden geloven dat hier de wereld ophield. Gil Eanes voer eromheen en bracht rozen van de heilige Maria mee.',
  },
  guine: {
    name: 'Guinea',
    note: 'Nuno Tristão volgde de kust ten zuiden van de Senegal. Hier kwam malagueta vandaan, een scherp zaad dat paradijskorrel heette.',
  },
  'cabo-verde': {
    name: 'Kaapverdië',
    note: 'Onbewoonde eilanden toen de eerste kapiteins kwamen. Ribeira Grande op Santiago werd de eerste Europese stad in de tropen.',
  },
  'porto-seguro': {
    name: 'Porto Seguro',
    note: 'Cabral week op weg naar India ver naar het westen uit en zag in april 1500 land. Het rode verfhout gaf Brazilië zijn naam.',
  },
  'sao-tome': {
    name: 'Sao Tomé en Principe',
    note: 'Twee eilanden vlak bij de evenaar, gezien rond Sint-Thomas. Mensen die met geweld waren aangevoerd verbouwden er suikerriet.',
  },
  mina: {
    name: 'Elmina',
    note: 'Diogo de Azambuja kwam met in Portugal gehouwen stenen en bouwde in enkele weken een kasteel. Het bewaakte de goudhandel.',
  },
  luanda: {
    name: 'Luanda',
    note: 'De heerser van deze kust droeg de titel ngola, waar Angola van komt. De stad zelf werd negentig jaar na de eerste schepen gesticht.',
  },
  'rio-congo': {
    name: 'Kongo',
    note: 'Diogo Cão vond ver op zee zoet water en richtte bij de monding een stenen zuil op. De koning van Kongo stuurde al snel gezanten.',
  },
  'boa-esperanca': {
    name: 'Kaap de Goede Hoop',
    note: 'Bartolomeu Dias voer er in een storm omheen zonder hem te zien en noemde hem naar verluidt Stormkaap. De koning koos liever een naam die India beloofde.',
  },
  mocambique: {
    name: 'Mozambique',
    note: 'Een klein eiland met een drukke Swahili-haven. Schepen wachtten er op de moesson naar India.',
  },
  'sao-lourenco': {
    name: 'Madagaskar',
    note: 'Diogo Dias verloor de vloot van Cabral uit het oog en stuitte op Sint-Laurentiusdag op het grote eiland.',
  },
  mauricias: {
    name: 'Mauritius',
    note: 'Geen mensen, wel zoet water en de dodo: een rustpunt op de buitenroute. De Mascarenen dragen nog de naam van een Portugese kapitein.',
  },
  maldivas: {
    name: 'Malediven',
    note: 'Koraaleilanden die touw van kokosvezel leverden en kauri’s, geld van Bengalen tot Afrika.',
  },
  mascate: {
    name: 'Masqat',
    note: 'De schepen van Albuquerque namen deze haven in 1507 in. Twee forten uit de Portugese tijd kijken er nog op neer.',
  },
  mogadiscio: {
    name: 'Mogadishu',
    note: 'Vasco da Gama beschoot de stad op de thuisreis en ging niet aan land. Lang heeft ze nooit schatting betaald.',
  },
  bahrein: {
    name: 'Bahrein',
    note: 'Duikers haalden er de mooiste parels van het Oosten boven. Een Portugees fort bewaakte tachtig jaar de rede.',
  },
  diu: {
    name: 'Diu',
    note: 'Een zeeslag voor dit eiland besliste in 1509 wie de westelijke Indische Oceaan beheerste. De vesting doorstond twee grote belegeringen.',
  },
  calecute: {
    name: 'Calicut',
    note: 'Het doel van Da Gama, de markt van de peper; om zijn geschenken lachte het hof van de zamorin. Het is niet Calcutta, dat in Bengalen ligt.',
  },
  ceilao: {
    name: 'Ceylon',
    note: 'Een storm dreef Lourenço de Almeida hierheen. De beste kaneel ter wereld groeide nergens anders.',
  },
  malaca: {
    name: 'Malakka',
    note: 'Wie de zeestraat heeft, houdt Venetië bij de keel, schreef een apotheker uit Lissabon. In de straten klonken meer dan tachtig talen.',
  },
  siao: {
    name: 'Siam',
    note: 'Duarte Fernandes reisde op een Chinese jonk naar Ayutthaya en werd er met eer ontvangen. Later dienden Portugese soldaten de koningen.',
  },
  mombaca: {
    name: 'Mombasa',
    note: 'Da Gama vermoedde hier een val en lichtte het anker. Een eeuw later werd aan de havenmond Fort Jesus gebouwd.',
  },
  molucas: {
    name: 'Molukken',
    note: 'Nootmuskaat en kruidnagel kwamen van een handvol eilandjes. Spanje en Portugal twistten jaren over hun meridiaan.',
  },
  timor: {
    name: 'Timor',
    note: 'Men kwam voor wit sandelhout, dat van India tot China als wierook brandde. De oostelijke helft spreekt nog Portugees.',
  },
  macau: {
    name: 'Macau',
    note: 'Jorge Álvares bereikte in 1513 de Parelrivier; veertig jaar later werd een nederzetting geduld. Zijde ging van hier naar Japan en Lissabon.',
  },
  tanegashima: {
    name: 'Tanegashima',
    note: 'Een jonk met Portugezen aan boord liep hier aan de grond. Binnen een jaar maakten Japanse smeden hun haakbussen na; schepen kwamen terug voor zilver.',
  },
};
