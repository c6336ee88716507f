/** Visvalingam's way: of all corners of a line, the one that makes the smallest triangle goes first. */
export function simplify(points, smallest, closed) {
  const kept = points.map((point, i) => ({ point, i, area: Infinity, gone: false }));
  const n = kept.length;
  const least = closed ? 4 : 2;
  const before = kept.map((_, i) => (i + n - 1) % n);
  const after = kept.map((_, i) => (i + 1) % n);
  const areaAt = (i) =>
    !closed && (i === 0 || i === n - 1)
      ? Infinity
      : triangle(kept[before[i]].point, kept[i].point, kept[after[i]].point);
  for (const corner of kept) corner.area = areaAt(corner.i);
  let left = n;
  while (left > least) {
    let least = -1;
    for (const corner of kept) {
      if (!corner.gone && (least < 0 || corner.area < kept[least].area)) least = corner.i;
    }
    const { area } = kept[least];
    if (area >= smallest) break;
    kept[least].gone = true;
    left--;
    after[before[least]] = after[least];
    before[after[least]] = before[least];
    // A corner never counts for less than one that went before it.
    for (const i of [before[least], after[least]]) kept[i].area = Math.max(area, areaAt(i));
  }
  return kept.filter((corner) => !corner.gone).map((corner) => corner.point);
}

function triangle([ax, ay], [bx, by], [cx, cy]) {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/** The area of a ring, always positive. */
export function areaOf(ring) {
  let sum = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum / 2);
}
