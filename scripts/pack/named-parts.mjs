/**
 * The parts of the program that its commands load, directly or through others. Parts of earlier builds lie beside them
 * (a server that runs may still ask for those), and would make the archive larger with every build.
 */
export function namedParts(commands, parts) {
  const named = new Set(commands);
  for (const { bytes } of named) {
    const text = bytes.toString('utf8');
    for (const part of parts) {
      if (!named.has(part) && text.includes(part.name.slice(part.name.lastIndexOf('/') + 1))) named.add(part);
    }
  }
  return parts.filter((part) => named.has(part));
}
