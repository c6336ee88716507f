/** Saves a document as a file: a match, a campaign. */
export function saveDocument(document: object, name: string): void {
  const text = JSON.stringify(document, undefined, 2);
  saveFile(new File([text], `${name}.json`, { type: 'application/json' }));
}

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = globalThis.document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has to have begun before it may be taken away.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
