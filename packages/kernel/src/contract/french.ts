/**
 * How French is set. No line may break before the marks of two parts, nor inside guillemets: a narrow space
 * (U+202F) stands before ; ! and ?, a wide one (U+00A0) before the colon, inside « » and before PV. Short words
 * are elided before a vowel; a name behind « de » may be Portuguese and keep it.
 */
const FAULTS: readonly RegExp[] = [
  // A mark that opens the text or stands between guillemets is a key to press.
  /(?<!^|[\u202f!?]|«\u00a0)[;!?]/u,
  // Without a space behind it, a colon belongs to a clock or an address.
  /(?<!\u00a0):(?=\s|$)/u,
  /«(?!\u00a0)|(?<!\u00a0)»/u,
  / [\u00a0\u202f]|[\u00a0\u202f] /u,
  /\d PV\b/u,
  /'/u,
  /(?<!\p{L})(?:[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Nn]e|[Ss]e) [aeiouàâéèêîôûœ]/iu,
  /(?<![\p{L}-])(?:de (?!onz|oui)|l[ae] (?!onz|oui|un\b))[aeiouàâéèêîôûœ]/u,
];

/** The first fault with what stands around it; undefined where all is well set. */
export function frenchFault(text: string): string | undefined {
  for (const fault of FAULTS) {
    const at = text.search(fault);
    if (at >= 0) return text.slice(Math.max(0, at - 12), at + 3);
  }
  return undefined;
}
