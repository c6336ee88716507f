/** A drawing of the page as a PNG file. It is made on the device: nothing leaves it. */

/** What the look of a drawing depends on; its place and size are in its attributes. */
const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'text-anchor',
] as const;

export async function pictureFile(
  drawing: SVGSVGElement,
  { width, height }: { readonly width: number; readonly height: number },
  name: string,
): Promise<File> {
  const copy = withOwnStyles(drawing);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.prepend(await fontsOf(drawing));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('the picture could not be drawn');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}

/** A picture knows no style sheets: what they say is written onto each part. */
function withOwnStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('a drawing was expected');
  const parts = [...drawing.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((part, index) => {
    const source = parts[index];
    if (source === undefined) return;
    const look = getComputedStyle(source);
    part.removeAttribute('class');
    if (!(part instanceof SVGElement)) return;
    for (const property of PROPERTIES) part.style.setProperty(property, look.getPropertyValue(property));
  });
  return copy;
}

/** The faces of type that the drawing is set in, within the drawing: a picture may not fetch any. */
async function fontsOf(drawing: SVGSVGElement): Promise<SVGStyleElement> {
  const used = new Set(
    [...drawing.querySelectorAll('text')].flatMap((text) => familiesOf(getComputedStyle(text).fontFamily)),
  );
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const wanted = rules.filter(({ style }) =>
    familiesOf(style.getPropertyValue('font-family')).some((family) => used.has(family)),
  );
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  element.textContent = (await Promise.all(wanted.map(embedded))).join('\n');
  return element;
}

function familiesOf(list: string): readonly string[] {
  return list.split(',').map((family) => family.replaceAll(/["']/g, '').trim());
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (address === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? location.href;
  const response = await fetch(new URL(address, base));
  return rule.cssText.replace(address, await dataUrl(await response.blob()));
}

async function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((done, failed) => {
    reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => failed(new Error('a typeface could not be read')));
    reader.readAsDataURL(blob);
  });
}
