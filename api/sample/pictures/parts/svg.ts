/** Writing SVG: short, rounded, and nothing that librsvg could not draw. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number as SVG wants it: one decimal, no trailing zeros. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with its numbers rounded: d`M${x} ${y}h${w}`. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((text, part, i) => {
    const value = values[i];
    return text + part + (typeof value === 'number' ? n(value) : (value ?? ''));
  }, '');
}

/** Attribute names are given as SVG spells them; `undefined` leaves one out. */
export function el(name: string, attributes: Attributes, children = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
  return children ? `<${name}${text}>${children}</${name}>` : `<${name}${text}/>`;
}

const number = (value: number): string =>
  Math.abs(value) < 3 ? String(Math.round(value * 1000) / 1000) : n(value);

/** On a single shape the paint's own opacity costs far less than a layer's. */
const paint = (fill: string, { opacity, ...more }: Attributes): Attributes => ({
  fill,
  'fill-opacity': opacity,
  ...more,
});

/** A filled shape. */
export const path = (data: string, fill: string, more: Attributes = {}): string =>
  el('path', { d: data, ...paint(fill, more) });

/** A line; the sheet gives every line round ends. */
export const line = (
  data: string,
  stroke: string,
  width: number,
  { opacity, ...more }: Attributes = {},
): string =>
  el('path', {
    d: data,
    fill: 'none',
    stroke,
    'stroke-opacity': opacity,
    'stroke-width': width,
    ...more,
  });

/** A sewn line: short dashes. */
export const stitch = (data: string, stroke: string, width = 2, more: Attributes = {}): string =>
  line(data, stroke, width, { 'stroke-dasharray': `${width * 3.2} ${width * 2.2}`, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more: Attributes = {},
): string => el('rect', { x, y, width, height, rx: radius || undefined, ...paint(fill, more) });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => el('ellipse', { cx, cy, rx, ry, ...paint(fill, more) });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => el('circle', { cx, cy, r, ...paint(fill, more) });

export const group = (children: string, more: Attributes): string => el('g', more, children);

/** Moves, then scales and turns about the moved origin. */
export const place = (
  children: string,
  { x = 0, y = 0, scale = 1, turn = 0 }: { x?: number; y?: number; scale?: number; turn?: number },
): string =>
  group(children, {
    transform: [
      `translate(${n(x)} ${n(y)})`,
      turn ? `rotate(${n(turn)})` : '',
      scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`,
    ]
      .filter(Boolean)
      .join(' '),
  });

/** The mirror image about a vertical line. */
export const mirrored = (children: string, axis = 400): string =>
  group(children, { transform: `matrix(-1 0 0 1 ${n(axis * 2)} 0)` });

/** A right half and its mirror image. */
export const both = (right: string): string => right + mirrored(right);
