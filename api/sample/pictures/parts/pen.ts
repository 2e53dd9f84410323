/** Collects the gradients, clips and blurs of one picture; equal ones are written once. */
import { type Attributes, el, n } from './svg';
import { shade, tint } from './tint';

export type Stop = readonly [offset: number, colour: string, opacity?: number];
type Point = readonly [x: number, y: number];

export interface Pen {
  /** Along a direction of the shape's own box (0 to 1); by default left to right. */
  linear(stops: readonly Stop[], from?: Point, to?: Point): string;
  /** Round a point of the shape's own box. */
  radial(stops: readonly Stop[], centre?: Point, radius?: number): string;
  /** Soft light from the upper left across a surface. */
  lit(hex: string, depth?: number): string;
  /** An upright round body: light on the left, core shadow right of the middle, a reflection at the edge. */
  round(hex: string, depth?: number): string;
  /** A round body lying on its side. */
  roundAcross(hex: string, depth?: number): string;
  /** A ball. */
  ball(hex: string, depth?: number): string;
  /** Brushed or polished metal on an upright round body. */
  metal(hex: string): string;
  /** `margin` is how far the blur may reach past the shape's box, in per cent: time grows with it. */
  blur(deviation: number, margin?: number): string;
  /** To be used as `clip-path`. */
  clip(outline: string): string;
  /** Keeps an outline once and draws it many times; `more` are SVG attributes. */
  shape(outline: string, more: Attributes): string;
  /** Keeps a finished drawing once and shows it again wherever `more` moves it. */
  copy(content: string, more: Attributes): string;
  defs(): string;
}

export function createPen(): Pen {
  const definitions = new Map<string, string>();

  function keep(kind: string, make: (id: string) => string, key: string): string {
    const existing = definitions.get(kind + key);
    if (existing) return existing.slice(0, existing.indexOf(' '));
    const id = `${kind}${definitions.size.toString(36)}`;
    definitions.set(kind + key, `url(#${id}) ${make(id)}`);
    return `url(#${id})`;
  }

  const outlineOf = (outline: string): string =>
    keep('s', (id) => el('path', { id, d: outline }), outline).slice(4, -1);

  const gradient = (
    kind: 'linearGradient' | 'radialGradient',
    stops: readonly Stop[],
    where: Record<string, number>,
  ): string => {
    const body = stops
      .map(([offset, colour, opacity]) =>
        el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      )
      .join('');
    const key = JSON.stringify(where) + body;
    return keep(kind[0] ?? 'x', (id) => el(kind, { id, ...where }, body), key);
  };

  const linear: Pen['linear'] = (stops, from = [0, 0], to = [1, 0]) =>
    gradient('linearGradient', stops, { x1: from[0], y1: from[1], x2: to[0], y2: to[1] });

  const radial: Pen['radial'] = (stops, centre = [0.5, 0.5], radius = 0.5) =>
    gradient('radialGradient', stops, { cx: centre[0], cy: centre[1], r: radius });

  const across = (hex: string, depth: number): readonly Stop[] => [
    [0, shade(hex, 0.34 * depth)],
    [0.1, shade(hex, 0.1 * depth)],
    [0.28, tint(hex, 0.38 * depth)],
    [0.42, hex],
    [0.78, shade(hex, 0.36 * depth)],
    [0.93, shade(hex, 0.26 * depth)],
    [1, shade(hex, 0.4 * depth)],
  ];

  return {
    linear,
    radial,
    lit: (hex, depth = 1) =>
      linear(
        [
          [0, tint(hex, 0.22 * depth)],
          [0.5, hex],
          [1, shade(hex, 0.22 * depth)],
        ],
        [0, 0],
        [0.85, 1],
      ),
    round: (hex, depth = 1) => linear(across(hex, depth)),
    roundAcross: (hex, depth = 1) => linear(across(hex, depth), [0, 0], [0, 1]),
    ball: (hex, depth = 1) =>
      radial(
        [
          [0, tint(hex, 0.5 * depth)],
          [0.45, hex],
          [0.86, shade(hex, 0.4 * depth)],
          [1, shade(hex, 0.28 * depth)],
        ],
        [0.36, 0.3],
        0.75,
      ),
    metal: (hex) =>
      linear([
        [0, shade(hex, 0.42)],
        [0.12, shade(hex, 0.12)],
        [0.24, tint(hex, 0.75)],
        [0.36, tint(hex, 0.1)],
        [0.58, shade(hex, 0.3)],
        [0.74, tint(hex, 0.25)],
        [0.88, shade(hex, 0.36)],
        [1, shade(hex, 0.2)],
      ]),
    blur: (deviation, margin = 12) =>
      keep(
        'b',
        (id) =>
          el(
            'filter',
            {
              id,
              x: `-${margin}%`,
              y: `-${margin}%`,
              width: `${100 + margin * 2}%`,
              height: `${100 + margin * 2}%`,
              'color-interpolation-filters': 'sRGB',
            },
            el('feGaussianBlur', { stdDeviation: deviation }),
          ),
        `${n(deviation)} ${margin}`,
      ),
    clip: (outline) =>
      keep('c', (id) => el('clipPath', { id }, el('use', { href: outlineOf(outline) })), outline),
    shape: (outline, more) => el('use', { href: outlineOf(outline), ...more }),
    copy: (content, more) =>
      el('use', {
        href: keep('g', (id) => el('g', { id }, content), content).slice(4, -1),
        ...more,
      }),
    defs: () => {
      const all = [...definitions.values()]
        .map((entry) => entry.slice(entry.indexOf(' ') + 1))
        .join('');
      return all ? el('defs', {}, all) : '';
    },
  };
}
