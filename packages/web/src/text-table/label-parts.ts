/** A move and, after its first colon, what it does: « Acheter la carte : gagnez 2 doublons ». */
export function labelParts(label: string): readonly [move: string, what: string] {
  let depth = 0;
  for (let at = 0; at < label.length; at++) {
    const letter = label.charAt(at);
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && label.startsWith(': ', at)) return [label.slice(0, at + 1), label.slice(at + 2)];
  }
  return [label, ''];
}
