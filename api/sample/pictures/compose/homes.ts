/** Backgrounds of buyers' photos of goods that are not worn: homes out of focus, with what people put goods on. */
import type { Drawing, Place } from '../goods/drawing';
import type { Pen } from '../parts/pen';
import { circle, d, ellipse, group, line, path, rect } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import { carton } from './carton';
import { paperFrom, paperSize } from './light';

/** Where the goods are put in a background, and how large. */
interface Home {
  readonly back: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

type DrawHome = (pen: Pen, wall: string, accent: string) => Home;

const blurred = (pen: Pen, content: string): string =>
  pen.copy(content, {}) + group(pen.copy(content, {}), { filter: pen.blur(10, 2) });

const wallOf = (pen: Pen, wall: string): string =>
  rect(paperFrom, paperFrom, paperSize, paperSize, 0, pen.lit(wall, 0.6));

const floorOf = (pen: Pen, y: number, colour: string): string =>
  rect(
    paperFrom,
    y,
    paperSize,
    900,
    0,
    pen.linear(
      [
        [0, shade(colour, 0.16)],
        [0.5, colour],
        [1, tint(colour, 0.2)],
      ],
      [0, 0],
      [0, 1],
    ),
  );

/** On the floor, before the carton in which it came. */
const unpacked: DrawHome = (pen, wall, accent) => ({
  back:
    wallOf(pen, wall) +
    blurred(
      pen,
      rect(-80, 150, 330, 390, 30, mix(accent, '#d9d2c6', 0.6)) +
        rect(-120, 330, 420, 220, 40, mix(accent, '#c9c1b4', 0.5)) +
        rect(560, 60, 190, 250, 4, '#fdfbf5') +
        circle(660, 180, 54, mix(accent, '#f3d9b8', 0.4)) +
        rect(paperFrom, 506, paperSize, 18, 0, tint(wall, 0.6)),
    ) +
    floorOf(pen, 524, '#cba578') +
    line('M-300 616H1100M-300 720H1100M-300 850H1100', '#a67f55', 3, { opacity: 0.35 }) +
    carton(pen),
  x: 344,
  y: 718,
  scale: 0.62,
});

/** On a white sill, with a street in the sun behind the window. */
const sill: DrawHome = (pen, wall, accent) => ({
  back:
    wallOf(pen, '#e6eef0') +
    blurred(
      pen,
      rect(paperFrom, paperFrom, paperSize, 800, 0, '#cfe1ea') +
        rect(-60, 120, 230, 460, 0, mix(wall, '#b9a48d', 0.5)) +
        rect(520, 40, 380, 540, 0, mix(accent, '#d9cfc2', 0.75)) +
        [0, 1, 2].map((i) => rect(580 + i * 80, 110, 44, 74, 2, '#8c9aa4')).join('') +
        ellipse(300, 420, 190, 150, '#8fb07c') +
        ellipse(140, 470, 130, 110, '#7fa06c'),
    ) +
    rect(384, paperFrom, 26, 960, 0, '#fbfaf7') +
    path('M-400 -400H70Q130 200 20 560H-400Z', '#fffdf8', { opacity: 0.86 }) +
    path('M800 -400H760Q700 200 790 560H1200V-400Z', '#fffdf8', { opacity: 0.86 }) +
    rect(paperFrom, 556, paperSize, 10, 0, '#d4d0c8') +
    floorOf(pen, 566, '#f1ede5'),
  x: 400,
  y: 700,
  scale: 0.78,
});

/** On the worktop of a kitchen in the evening. */
const kitchen: DrawHome = (pen, wall, accent) => ({
  back:
    wallOf(pen, mix(wall, '#e9d6bd', 0.5)) +
    blurred(
      pen,
      rect(-200, -120, 1200, 270, 0, mix(accent, '#7d8a86', 0.6)) +
        [0, 1, 2, 3].map((i) => rect(-100 + i * 250, -120, 6, 260, 0, '#5f6a68')).join('') +
        rect(70, 150, 640, 10, 0, '#ffe7b8') +
        rect(560, 300, 170, 220, 14, '#3a3d43') +
        rect(120, 330, 70, 180, 12, '#c9a06b') +
        rect(210, 390, 110, 120, 20, '#f4efe6') +
        circle(420, 250, 26, '#ffdf9c'),
    ) +
    floorOf(pen, 510, '#d8c7b0') +
    rect(paperFrom, 506, paperSize, 8, 0, '#efe3d0'),
  x: 400,
  y: 700,
  scale: 0.76,
});

/** On a bed, seen from above. */
export const blanket: DrawHome = (pen, wall, accent) => {
  const linen = mix(accent, '#f2ece2', 0.82);
  const fold = (outline: string, width: number): string =>
    line(outline, shade(linen, 0.22), width, { opacity: 0.4 }) +
    line(outline, tint(linen, 0.7), width / 2, {
      opacity: 0.6,
      transform: `translate(${d`${-width} ${-width}`})`,
    });
  return {
    back:
      rect(paperFrom, paperFrom, paperSize, paperSize, 0, pen.lit(linen, 0.7)) +
      group(
        fold('M-120 160Q200 80 420 210T980 120', 26) +
          fold('M-160 620Q160 500 380 640T1000 540', 34) +
          fold('M120 -160Q60 240 200 480T90 980', 22),
        { filter: pen.blur(7, 2) },
      ) +
      path('M560 -400L1200 -400V300Q900 240 560 -400Z', mix(wall, '#ffffff', 0.5), {
        opacity: 0.8,
      }),
    x: 400,
    y: 410,
    scale: 0.86,
  };
};

/** On a stone worktop, seen from above, with the corner of a cloth. */
const worktop: DrawHome = (pen, wall, accent) => {
  const stone = mix(wall, '#e9e6e0', 0.7);
  const vein = (outline: string): string => line(outline, shade(stone, 0.3), 4, { opacity: 0.22 });
  return {
    back:
      rect(paperFrom, paperFrom, paperSize, paperSize, 0, pen.lit(stone, 0.6)) +
      group(
        vein('M-200 120Q140 200 300 60T760 -80') +
          vein('M-200 700Q200 560 420 720T1000 560') +
          vein('M520 -200Q640 240 560 460T760 1000'),
        { filter: pen.blur(2, 2) },
      ) +
      path('M-400 520L120 620L60 1200H-400Z', pen.lit(mix(accent, '#f3ede2', 0.6))) +
      line('M-400 550L96 646', mix(accent, '#f3ede2', 0.2), 6),
    x: 400,
    y: 410,
    scale: 0.84,
  };
};

/** In a living room with a curtain and a sofa. */
const living: DrawHome = (pen, wall, accent) => ({
  back:
    wallOf(pen, wall) +
    blurred(
      pen,
      rect(420, -200, 300, 700, 0, '#f4f8f6') +
        [0, 1, 2, 3, 4]
          .map((i) => rect(640 + i * 44, -220, 30, 760, 10, i % 2 ? '#efe8dc' : '#e0d6c6'))
          .join('') +
        rect(-240, 260, 520, 160, 50, mix(accent, '#8d939b', 0.6)) +
        rect(-240, 370, 560, 180, 40, mix(accent, '#9aa0a8', 0.6)) +
        circle(160, 330, 62, mix(accent, '#f0d9b0', 0.5)),
    ) +
    floorOf(pen, 530, '#bf9a70') +
    line('M-300 640H1100M-300 740H1100', '#9b774e', 3, { opacity: 0.3 }),
  x: 400,
  y: 706,
  scale: 0.8,
});

const small = [unpacked, sill, kitchen] as const;
const homesByPlace: Partial<Readonly<Record<Place, readonly DrawHome[]>>> = {
  dining: [kitchen, unpacked, sill],
  counter: [kitchen, unpacked],
  desk: small,
  vanity: [sill, unpacked],
  room: [living],
  nursery: [unpacked, living],
  hallway: [unpacked, living],
};

/** The background of a photo of these goods; undefined for what has only its own place, such as a tent. */
export function homeOf(
  pen: Pen,
  drawing: Drawing,
  take: number,
  wall: string,
  accent: string,
): Home | undefined {
  const homes = homesByPlace[drawing.place];
  if (!homes) return;
  // Flat goods are drawn from above, and so is what they lie on.
  if (drawing.pose === 'flat')
    return (drawing.place === 'counter' || drawing.place === 'dining' ? worktop : blanket)(
      pen,
      wall,
      accent,
    );
  return homes[take % homes.length]?.(pen, wall, accent);
}
