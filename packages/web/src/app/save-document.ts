/** Saves a document as a file: a match, a campaign. */
export function saveDocument(document: object, name: string): void {
  const text = JSON.stringify(document, undefined, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = globalThis.document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  // The browser has to have begun before it may be taken away.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
