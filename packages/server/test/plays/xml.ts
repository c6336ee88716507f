/** A strict XML reader, complete enough for feeds: throws at anything that is not well-formed. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

const DECLARATION = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*/;
const NAME = String.raw`[A-Za-z_][\w:.-]*`;
const TAG = new RegExp(
  String.raw`<(?<end>/?)(?<name>${NAME})(?<attributes>(?:\s+${NAME}="[^"<]*")*)\s*(?<empty>/?)>`,
  'y',
);
const ATTRIBUTE = new RegExp(String.raw`(?<name>${NAME})="(?<value>[^"<]*)"`, 'g');
const ALLOWED = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

export function readXml(document: string): Element {
  if (!ALLOWED.test(document)) throw new Error('a character that XML does not have');
  const declaration = DECLARATION.exec(document);
  if (declaration === null) throw new Error('no declaration');
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  let at = declaration[0].length;
  while (at < document.length) {
    const top = open.at(-1) ?? root;
    if (document[at] !== '<') {
      const next = document.indexOf('<', at);
      const end = next === -1 ? document.length : next;
      top.text += unescaped(document.slice(at, end));
      at = end;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(document)?.groups;
    if (tag === undefined) throw new Error(`no tag: ${document.slice(at, at + 60)}`);
    at = TAG.lastIndex;
    const { end, name = '', attributes = '', empty } = tag;
    if (end === '/') {
      if (top.name !== name) throw new Error(`${name} ends within ${top.name}`);
      open.pop();
      continue;
    }
    const element: Open = { name, attributes: attributesOf(attributes), children: [], text: '' };
    top.children.push(element);
    if (empty !== '/') open.push(element);
  }
  const [only, ...more] = root.children;
  if (open.length !== 1 || only === undefined || more.length > 0 || root.text.trim() !== '')
    throw new Error('not one element');
  return only;
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(ATTRIBUTE)].map(({ groups }): readonly [string, string] => [
    groups?.['name'] ?? '',
    unescaped(groups?.['value'] ?? ''),
  ]);
  if (new Set(found.map(([name]) => name)).size < found.length) throw new Error('an attribute twice');
  return Object.fromEntries(found);
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?<name>[^;]*;?)/g, (_all, name: string) => {
    const mark = name.endsWith(';') ? ENTITIES[name.slice(0, -1)] : undefined;
    if (mark === undefined) throw new Error(`an entity that there is not: &${name}`);
    return mark;
  });
}
