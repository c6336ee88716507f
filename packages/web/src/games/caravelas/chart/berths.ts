/** Places for several fleets on one space, side by side. */
type Berth = readonly [right: number, down: number];

const LAYOUTS: readonly (readonly Berth[])[] = [
  [],
  [[-4, -16]],
  [
    [-19, -17],
    [13, -9],
  ],
  [
    [-20, -18],
    [14, -20],
    [-2, 0],
  ],
  [
    [-20, -22],
    [13, -22],
    [-16, 2],
    [17, 2],
  ],
];

/** How far each fleet lies from the middle of its space. */
export function berths(spaces: readonly string[]): readonly Berth[] {
  return spaces.map((space, fleet) => {
    const here = spaces.flatMap((other, i) => (other === space ? [i] : []));
    return LAYOUTS[here.length]?.[here.indexOf(fleet)] ?? [0, 0];
  });
}
