/**
 * As much of a DOM as Preact needs to render into and to be written out as HTML. No listener is called and no style
 * is computed.
 */
const HTML = 'http://www.w3.org/1999/xhtml';
/** Elements that have no end tag. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);

class PaperText {
  readonly nodeType = 3;
  data: string;

  /** Preact hands figures over as they are. */
  constructor(data: string | number) {
    this.data = String(data);
  }

  html(): string {
    return escaped(this.data);
  }
}

type PaperNode = PaperElement | PaperText;

export class PaperElement {
  readonly nodeType = 1;
  readonly localName: string;
  readonly namespaceURI: string;
  readonly ownerDocument = paper;
  readonly childNodes: PaperNode[] = [];
  readonly #attributes = new Map<string, string>();

  constructor(name: string, namespace = HTML) {
    this.localName = name;
    this.namespaceURI = namespace;
  }

  get firstChild(): PaperNode | null {
    return this.childNodes[0] ?? null;
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  insertBefore(node: PaperNode, before: PaperNode | null): void {
    const known = this.childNodes.indexOf(node);
    if (known !== -1) this.childNodes.splice(known, 1);
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at === -1 ? this.childNodes.length : at, 0, node);
  }

  addEventListener(): void {
    // Nothing happens on paper.
  }

  inner(): string {
    return this.childNodes.map((child) => child.html()).join('');
  }

  html(): string {
    const { localName: name } = this;
    const attributes = [...this.#attributes].map(([key, value]) => {
      // A prop may be written as the property is, and HTML knows attributes in small letters only.
      const written = this.namespaceURI === HTML ? key.toLowerCase() : key;
      return value === '' ? ` ${written}` : ` ${written}="${escaped(value)}"`;
    });
    const start = `<${name}${attributes.join('')}`;
    if (this.namespaceURI !== HTML && this.childNodes.length === 0) return `${start}/>`;
    return VOID.has(name) ? `${start}>` : `${start}>${this.inner()}</${name}>`;
  }
}

/** What Preact asks the document for. */
export const paper = {
  createElementNS: (namespace: string, name: string) => new PaperElement(name, namespace),
  createTextNode: (data: string) => new PaperText(data),
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
