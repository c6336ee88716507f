/** A number below `size` that follows from a text alone, in every release: FNV-1a, with its bits stirred once more. */
export function placeOf(text: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) % size;
}
