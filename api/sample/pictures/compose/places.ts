/** Where goods are shown in use: a place is drawn behind the goods, with a few props from the same studio. */
import type { Place } from '../goods/drawing';
import type { Tone } from '../palettes';
import { panel } from '../parts/cloth';
import type { Pen } from '../parts/pen';
import { d, ellipse, line, path, rect } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import type { ArchetypeId } from '../roster';
import * as surface from './surfaces';

interface Prop {
  readonly id: ArchetypeId;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Setting {
  readonly back: string;
  /** Where the goods stand and how large. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Candidates, best first; the article itself is never its own prop. */
  readonly props: readonly Prop[];
}

type Build = (pen: Pen, tone: Tone, accent: string) => Setting;

const oak = '#cfa578';
const prop = (id: ArchetypeId, x: number, y: number, scale: number): Prop => ({ id, x, y, scale });

/** Clothes that hang beside the article, cut off by the picture's edge. */
function neighbours(pen: Pen, tone: Tone, accent: string): string {
  const hung = (x: number, colour: string): string =>
    panel(pen, {
      outline: d`M${x - 12} 170L${x - 78} 214L${x - 92} 640L${x + 92} 648L${x + 78} 214L${x + 12} 170Z`,
      colour,
      folds: [
        d`M${x - 40} 630Q${x - 30} 420 ${x - 46} 240`,
        d`M${x + 30} 640Q${x + 24} 420 ${x + 44} 250`,
      ],
    }) + line(d`M${x} 170V132q0 -18 12 -22`, '#8d9197', 5);
  return (
    hung(20, mix(accent, '#e9e2d8', 0.6)) +
    hung(782, shade(tone.floor, 0.12)) +
    hung(716, '#efe9de')
  );
}

const rail = (pen: Pen): string =>
  rect(-10, 104, 820, 16, 8, pen.roundAcross('#b98a5c')) +
  rect(-10, 122, 820, 8, 0, '#1c1a24', { opacity: 0.1 });

const hook = line('M400 196V146q0 -34 18 -34q16 4 12 20', '#8d9197', 6);

const shoulders = (pen: Pen): string =>
  hook +
  path(
    'M392 190Q400 178 408 190L492 234Q500 242 492 250L400 212L308 250Q300 242 308 234Z',
    pen.lit('#c2935f'),
  );

const clips = (pen: Pen): string =>
  line('M400 190V146q0 -34 18 -34q16 4 12 20', '#8d9197', 6) +
  rect(262, 184, 276, 12, 6, pen.roundAcross('#b9bdc3')) +
  [300, 500].map((x) => rect(x - 13, 182, 26, 44, 5, pen.lit('#8d9197'))).join('');

const hanging =
  (hanger: (pen: Pen) => string, y: number, scale: number): Build =>
  (pen, tone, accent) => ({
    back:
      surface.plaster(pen, tone.backdrop) +
      surface.sunbeam(pen, 250) +
      surface.boards(pen, 716, oak) +
      neighbours(pen, tone, accent) +
      rail(pen) +
      hanger(pen),
    x: 400,
    y,
    scale,
    props: [],
  });

const builds: Readonly<Record<Place, Build>> = {
  wardrobe: hanging(shoulders, 460, 0.86),
  rack: hanging(clips, 452, 0.84),
  fitting: (pen, tone, accent) => ({
    back:
      surface.plaster(pen, tone.backdrop) +
      surface.sunbeam(pen, 90) +
      path('M560 716V250a96 96 0 0 1 192 0V716Z', pen.lit('#b98a5c')) +
      path('M572 716V252a84 84 0 0 1 168 0V716Z', pen.lit(mix(tone.backdrop, '#dfe9ee', 0.7))) +
      path('M590 640L700 240L724 262L620 700Z', '#ffffff', { opacity: 0.3 }) +
      surface.boards(pen, 716, oak) +
      ellipse(360, 764, 260, 34, mix(accent, '#efe6d8', 0.72)),
    x: 356,
    y: 440,
    scale: 0.84,
    props: [],
  }),
  hallway: (pen, tone, accent) => ({
    back:
      surface.plaster(pen, tone.backdrop) +
      surface.wainscot(520, tone.backdrop) +
      surface.boards(pen, 520, oak) +
      surface.mirror(pen, 216, 190, 118, '#b98a5c') +
      ellipse(420, 690, 380, 84, mix(accent, '#efe6d8', 0.72)) +
      ellipse(420, 690, 340, 72, 'none', {
        stroke: mix(accent, '#efe6d8', 0.35),
        'stroke-width': 5,
      }),
    x: 410,
    y: 706,
    scale: 0.72,
    props: [
      prop('plant', 662, 590, 0.66),
      prop('storage-box', 140, 572, 0.36),
      prop('boots', 130, 580, 0.34),
    ],
  }),
  vanity: (pen, tone, accent) => ({
    back:
      surface.plaster(pen, tone.backdrop) +
      surface.sunbeam(pen, 60) +
      surface.mirror(pen, 560, 230, 176, '#c9a566') +
      surface.worktop(pen, 500, '#f1ece6') +
      surface.veins(500, '#e4dcd4') +
      ellipse(404, 668, 292, 66, '#1c1a24', { opacity: 0.14 }) +
      ellipse(400, 656, 290, 64, pen.lit(mix(accent, '#f6efe6', 0.8))) +
      ellipse(400, 652, 270, 56, tint(mix(accent, '#f6efe6', 0.8), 0.4)),
    x: 400,
    y: 664,
    scale: 0.7,
    props: [
      prop('candle', 660, 600, 0.4),
      prop('plant', 138, 566, 0.48),
      prop('towels', 150, 590, 0.36),
    ],
  }),
  dining: (pen, tone, accent) => ({
    back:
      surface.plaster(pen, tone.backdrop) +
      surface.sunbeam(pen, 90) +
      surface.frame(pen, 540, 90, 170, 210, accent) +
      surface.worktop(pen, 510, oak) +
      surface.veins(520, oak) +
      path('M180 610L560 596L640 740H110Z', mix(accent, '#f4ecdf', 0.82)) +
      line('M196 622L552 608M128 728H624', mix(accent, '#f4ecdf', 0.4), 3),
    x: 380,
    y: 690,
    scale: 0.72,
    props: [
      prop('mug', 668, 640, 0.36),
      prop('plant', 130, 566, 0.5),
      prop('plates', 670, 640, 0.36),
    ],
  }),
  room: (pen, tone, accent) => ({
    back:
      surface.plaster(pen, tone.backdrop) +
      surface.sunbeam(pen, 70) +
      surface.frame(pen, 500, 84, 150, 190, accent) +
      rect(0, 500, 800, 20, 0, tint(tone.backdrop, 0.5)) +
      surface.boards(pen, 520, oak) +
      ellipse(410, 680, 390, 96, '#efe7da') +
      ellipse(410, 680, 352, 82, 'none', {
        stroke: mix(accent, '#efe7da', 0.45),
        'stroke-width': 6,
        'stroke-dasharray': '26 12',
      }),
    x: 400,
    y: 694,
    scale: 0.76,
    props: [
      prop('plant', 690, 596, 0.72),
      prop('lamp', 92, 590, 0.66),
      prop('storage-box', 96, 590, 0.3),
    ],
  }),
  counter: (pen, tone, accent) => ({
    back:
      surface.tiles(pen, 520, tone.backdrop) +
      rect(60, 250, 240, 14, 3, pen.roundAcross(oak)) +
      rect(90, 190, 38, 60, 8, pen.round(accent)) +
      rect(140, 206, 46, 44, 8, pen.round('#efe6d6')) +
      rect(198, 176, 30, 74, 8, pen.round(mix(accent, '#efe6d6', 0.5))) +
      surface.worktop(pen, 520, '#ece7de') +
      surface.veins(530, '#ded6ca'),
    x: 400,
    y: 690,
    scale: 0.74,
    props: [
      prop('plant', 706, 592, 0.44),
      prop('mug', 116, 640, 0.32),
      prop('pot', 120, 610, 0.32),
    ],
  }),
  desk: (pen, tone, accent) => ({
    back:
      surface.plaster(pen, tone.backdrop) +
      surface.sunbeam(pen, 420) +
      surface.frame(pen, 110, 96, 150, 190, accent) +
      surface.worktop(pen, 510, '#d8b48a') +
      surface.veins(520, '#d8b48a') +
      path('M150 590L620 574L716 742H70Z', mix(accent, '#3a3f4c', 0.5), { opacity: 0.18 }),
    x: 390,
    y: 686,
    scale: 0.74,
    props: [prop('plant', 700, 580, 0.5), prop('mug', 112, 610, 0.34), prop('lamp', 116, 580, 0.6)],
  }),
  park: (pen) => ({ back: surface.meadow(pen), x: 400, y: 690, scale: 0.82, props: [] }),
  nursery: (pen, tone, accent) => ({
    back:
      surface.plaster(pen, tone.backdrop) +
      line('M-10 70Q200 190 400 120T810 80', '#ffffff', 4) +
      [60, 170, 280, 390, 500, 610, 720]
        .map((x, i) => {
          const y = 104 + Math.sin(x / 130) * 26 + (i === 1 ? 24 : 0);
          return path(
            d`M${x - 30} ${y}h60l-30 62Z`,
            [accent, '#ffffff', tint(accent, 0.5), '#9cc7cf'][i % 4] ?? accent,
          );
        })
        .join('') +
      rect(0, 500, 800, 20, 0, '#ffffff', { opacity: 0.8 }) +
      surface.boards(pen, 520, '#dcb88a') +
      ellipse(400, 686, 380, 94, '#fbf6ec'),
    x: 400,
    y: 694,
    scale: 0.76,
    props: [
      prop('plush', 676, 620, 0.42),
      prop('baby-bottle', 116, 620, 0.3),
      prop('plant', 110, 590, 0.5),
    ],
  }),
};

export const settingOf = (pen: Pen, place: Place, tone: Tone, accent: string): Setting =>
  builds[place](pen, tone, accent);
