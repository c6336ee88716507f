import type { LabelPlace } from '../drawings/chart/port-mark.tsx';

/** Where the name of each port is out of the way of its neighbours. */
export const LABEL_PLACES: Readonly<Record<string, LabelPlace>> = {
  lisboa: { side: 'r', by: [3, 4] },
  labrador: { side: 'l' },
  'terra-nova': { side: 'r', sea: true },
  florida: { side: 't' },
  acores: { side: 't', sea: true },
  madeira: { side: 'b', sea: true, by: [-4, 0] },
  ceuta: { side: 'r', by: [2, 3] },
  'cabo-bojador': { side: 'r' },
  guine: { side: 'r', by: [7, -9] },
  'cabo-verde': { side: 'l', sea: true },
  'porto-seguro': { side: 'l' },
  'sao-tome': { side: 'r' },
  mina: { side: 't' },
  luanda: { side: 'l', sea: true },
  'rio-congo': { side: 'l', sea: true },
  'boa-esperanca': { side: 'r', sea: true },
  mocambique: { side: 'l' },
  'sao-lourenco': { side: 'b', sea: true, by: [-3, -2] },
  mauricias: { side: 'r', sea: true },
  maldivas: { side: 'r', sea: true },
  mascate: { side: 'b', sea: true, by: [-15, 0] },
  mogadiscio: { side: 'l' },
  bahrein: { side: 'l' },
  diu: { side: 't', by: [6, -1] },
  calecute: { side: 't', by: [8, 0] },
  ceilao: { side: 'b', sea: true, by: [2, -1] },
  malaca: { side: 'b', sea: true },
  siao: { side: 't', by: [6, 0] },
  mombaca: { side: 'l' },
  molucas: { side: 'b', sea: true },
  timor: { side: 'b', sea: true },
  macau: { side: 't', by: [-4, 0] },
  tanegashima: { side: 'l', sea: true, by: [2, -2] },
};

/** Names that are too long for the chart; in full they stand everywhere else. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  'boa-esperanca': 'C. da Boa Esperança',
  'sao-tome': 'S. Tomé',
  siao: 'Sião',
};
