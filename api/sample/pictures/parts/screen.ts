/** Pictures for screens: hills, waves or a soft glow; never words. */
import type { Pen } from './pen';
import { circle, d, group, path, rect } from './svg';
import { mix, shade, tint } from './tint';

export const wallpapers = ['hills', 'waves', 'glow'] as const;
export type Wallpaper = (typeof wallpapers)[number];

export function wallpaper(pen: Pen, w: number, h: number, colour: string, kind: Wallpaper): string {
  const sky = pen.linear(
    [
      [0, mix(colour, '#1b2350', 0.55)],
      [0.6, mix(colour, '#e7a6a0', 0.35)],
      [1, '#f6d7b0'],
    ],
    [0, 0],
    [0.3, 1],
  );
  const art = {
    hills:
      circle(w * 0.68, h * 0.4, Math.min(w, h) * 0.15, '#fff1d6') +
      path(
        d`M0 ${h * 0.66}Q${w * 0.2} ${h * 0.4} ${w * 0.42} ${h * 0.62}T${w} ${h * 0.52}V${h}H0Z`,
        mix(colour, '#40325e', 0.4),
      ) +
      path(
        d`M0 ${h * 0.82}Q${w * 0.3} ${h * 0.6} ${w * 0.56} ${h * 0.78}T${w} ${h * 0.72}V${h}H0Z`,
        mix(colour, '#1f1b3a', 0.65),
      ),
    waves: [0, 1, 2, 3]
      .map((i) =>
        path(
          d`M0 ${h * (0.3 + i * 0.17)}C${w * 0.3} ${h * (0.1 + i * 0.17)} ${w * 0.5} ${h * (0.55 + i * 0.16)} ${w} ${h * (0.2 + i * 0.18)}V${h}H0Z`,
          mix(tint(colour, 0.55 - i * 0.15), '#e58aa0', 0.3 - i * 0.06),
          { opacity: 0.85 },
        ),
      )
      .join(''),
    glow:
      circle(
        w * 0.3,
        h * 0.34,
        h * 0.62,
        pen.radial([
          [0, tint(colour, 0.5)],
          [1, tint(colour, 0.5), 0],
        ]),
      ) +
      circle(
        w * 0.8,
        h * 0.74,
        h * 0.6,
        pen.radial([
          [0, '#f0a58c', 0.95],
          [1, '#f0a58c', 0],
        ]),
      ),
  }[kind];
  const back = kind === 'glow' ? shade(mix(colour, '#23265a', 0.5), 0.2) : sky;
  return rect(0, 0, w, h, 0, back) + art;
}

/** A lit screen behind glass with a slanting reflection. */
export function display(pen: Pen, w: number, h: number, radius: number, content: string): string {
  const shine = path(d`M0 0H${w * 0.52}L${w * 0.2} ${h}H0Z`, '#ffffff', { opacity: 0.1 });
  return group(content + shine, {
    'clip-path': pen.clip(
      d`M${radius} 0H${w - radius}Q${w} 0 ${w} ${radius}V${h - radius}Q${w} ${h} ${w - radius} ${h}H${radius}Q0 ${h} 0 ${h - radius}V${radius}Q0 0 ${radius} 0Z`,
    ),
  });
}
