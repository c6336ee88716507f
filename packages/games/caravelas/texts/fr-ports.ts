import type { PortNote } from './caravelas-texts.ts';

export const PORTS: Readonly<Record<string, PortNote>> = {
  lisboa: {
    name: 'Lisbonne',
    note: 'Les flottes partaient du Tage, devant Belém. Un vingtième du commerce du poivre paya le monastère qui s’y dresse encore.',
  },
  labrador: {
    name: 'Labrador',
    note: 'Les frères Corte-Real longèrent cette côte vers 1500 et n’en revinrent pas. Le nom rappelle João Fernandes, propriétaire terrien, en portugais lavrador.',
  },
  'terra-nova': {
    name: 'Terre-Neuve',
    note: 'La morue y était si abondante que les bateaux portugais y revinrent pendant cinq siècles.',
  },
  florida: {
    name: 'Floride',
    note: 'On raconta un voyage de Fernão Dulmo vers l’ouest en 1487, jamais prouvé. Peu après, le globe de Martin Behaim plaçait des îles dans ces eaux.',
  },
  acores: {
    name: 'Açores',
    note: 'Neuf îles au milieu de l’océan. Les vents y ramenaient les navires d’Afrique et des Indes, qui y faisaient escale.',
  },
  madeira: {
    name: 'Madère',
    note: 'João Gonçalves Zarco aborda une île boisée et sans habitants. Le sucre, puis le vin, firent sa fortune.',
  },
  ceuta: {
    name: 'Ceuta',
    note: 'Une flotte portugaise prit la ville en une journée d’août. Le prince Henri s’y battit et ne pensa plus qu’à l’Afrique.',
  },
  'cabo-bojador': {
    name: 'Cap Bojador',
    note: 'Hauts-fonds, brume et vent du nord faisaient croire à la fin du monde. Gil Eanes le doubla et rapporta des roses de Sainte-Marie.',
  },
  guine: {
    name: 'Guinée',
    note: 'Nuno Tristão suivit la côte au sud du Sénégal. De là venait la malaguette, graine piquante vendue comme graine de paradis.',
  },
  'cabo-verde': {
    name: 'Cap-Vert',
    note: 'Des îles désertes à l’arrivée des premiers capitaines. Ribeira Grande, sur Santiago, fut la première ville européenne des tropiques.',
  },
  'porto-seguro': {
    name: 'Porto Seguro',
    note: 'En route vers l’Inde, Cabral s’écarta loin à l’ouest et vit la terre en avril 1500. Son bois rouge donna son nom au Brésil.',
  },
  'sao-tome': {
    name: 'São Tomé-et-Príncipe',
    note: 'Deux îles presque sur l’équateur, aperçues vers la Saint-Thomas. Des gens amenés de force y cultivèrent la canne à sucre.',
  },
  mina: {
    name: 'Elmina',
    note: 'Diogo de Azambuja arriva avec des pierres taillées au Portugal et bâtit un château en quelques semaines. Il gardait le commerce de l’or.',
  },
  luanda: {
    name: 'Luanda',
    note: 'Le souverain de la côte portait le titre de ngola, d’où vient Angola. La ville fut fondée quatre-vingt-dix ans après les premiers navires.',
  },
  'rio-congo': {
    name: 'Fleuve Congo',
    note: 'Diogo Cão trouva de l’eau douce loin au large et dressa une colonne de pierre à l’embouchure. Le roi du Kongo envoya bientôt des ambassadeurs.',
  },
  'boa-esperanca': {
    name: 'Cap de Bonne-Espérance',
    note: 'Bartolomeu Dias le doubla dans la tempête sans le voir et l’aurait nommé cap des Tempêtes. Le roi préféra un nom qui promettait l’Inde.',
  },
  mocambique: {
    name: 'Mozambique',
    note: 'Une petite île au port swahili animé. On y attendait la mousson qui menait en Inde.',
  },
  'sao-lourenco': {
    name: 'Madagascar',
    note: 'Diogo Dias perdit de vue la flotte de Cabral et tomba sur la grande île le jour de la Saint-Laurent.',
  },
  mauricias: {
    name: 'Île Maurice',
    note: 'Pas d’habitants, de l’eau douce et le dodo\u00a0: une halte sur la route du large. L’archipel des Mascareignes garde le nom d’un capitaine portugais.',
  },
  maldivas: {
    name: 'Maldives',
    note: 'Des îles de corail qui fournissaient des cordages de coco et des cauris, monnaie du Bengale à l’Afrique.',
  },
  mascate: {
    name: 'Mascate',
    note: 'Les navires d’Albuquerque prirent ce port en 1507. Deux forts de l’époque portugaise le dominent encore.',
  },
  mogadiscio: {
    name: 'Mogadiscio',
    note: 'Au retour, Vasco de Gama tira sur la ville sans y descendre. Elle ne paya jamais tribut bien longtemps.',
  },
  bahrein: {
    name: 'Bahreïn',
    note: 'Ses plongeurs remontaient les plus belles perles d’Orient. Un fort portugais surveilla le mouillage pendant quatre-vingts ans.',
  },
  diu: {
    name: 'Diu',
    note: 'En 1509, une bataille navale y décida du maître de l’océan Indien occidental. La forteresse soutint deux grands sièges.',
  },
  calecute: {
    name: 'Calicut',
    note: 'Le but de Vasco de Gama, le marché du poivre\u202f; ses présents firent rire la cour du zamorin. À ne pas confondre avec Calcutta, au Bengale.',
  },
  ceilao: {
    name: 'Ceylan',
    note: 'Une tempête y poussa Lourenço de Almeida. La meilleure cannelle du monde ne poussait nulle part ailleurs.',
  },
  malaca: {
    name: 'Malacca',
    note: 'Qui tient le détroit tient Venise à la gorge, écrivait un apothicaire de Lisbonne. On parlait plus de quatre-vingts langues dans ses rues.',
  },
  siao: {
    name: 'Siam',
    note: 'Duarte Fernandes gagna Ayutthaya sur une jonque chinoise et y fut reçu avec honneur. Des soldats portugais servirent plus tard ses rois.',
  },
  mombaca: {
    name: 'Mombasa',
    note: 'Vasco de Gama y flaira un piège et leva l’ancre. Un siècle plus tard, on bâtit le fort Jésus à l’entrée du port.',
  },
  molucas: {
    name: 'Moluques',
    note: 'Muscade et girofle venaient d’une poignée d’îlots. L’Espagne et le Portugal se disputèrent des années leur méridien.',
  },
  timor: {
    name: 'Timor',
    note: 'On y cherchait le santal blanc, brûlé comme encens de l’Inde à la Chine. La moitié est parle encore portugais.',
  },
  macau: {
    name: 'Macao',
    note: 'Jorge Álvares atteignit la rivière des Perles en 1513\u202f; quarante ans après, un comptoir fut toléré. La soie en partait pour le Japon et Lisbonne.',
  },
  tanegashima: {
    name: 'Tanegashima',
    note: 'Une jonque portant des Portugais y fut jetée à la côte. En un an, les forgerons japonais copiaient leurs arquebuses\u202f; on revint pour l’argent.',
  },
};
