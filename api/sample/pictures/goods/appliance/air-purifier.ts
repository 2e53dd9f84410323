import { arrangements } from '../../forms';
import { camera, gap } from '../../parts/camera';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { wall } from '../../parts/shape';
import { circle, d, ellipse, line, path, place, rect } from '../../parts/svg';
import { luma, shade, tint } from '../../parts/tint';
import { inside, streak } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import { type Area, dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

interface Purifier {
  readonly pen: Pen;
  readonly colour: string;
  /** Of symbols on the colour. */
  readonly ink: string;
  readonly height: number;
  /** Openings for the air in an area. */
  readonly vents: (area: Area) => string;
  /** The display, its middle at 130, 90. */
  readonly display: string;
}

const ring = (colour: string): string =>
  circle(130, 110, 52, shade(colour, 0.3), { opacity: 0.3 }) +
  circle(130, 110, 46, '#16191d') +
  circle(130, 110, 36, 'none', {
    stroke: '#4fc3a1',
    'stroke-width': 7,
    'stroke-dasharray': '150 80',
    'stroke-linecap': 'round',
  }) +
  rect(112, 106, 36, 8, 4, '#eafff7');

const bar =
  rect(60, 60, 140, 38, 19, '#16191d') +
  circle(84, 79, 7, '#4fc3a1') +
  [0, 1, 2].map((i) => rect(108 + i * 24, 76, 16, 6, 3, '#eafff7')).join('');

function tower({ pen, colour, ink, height: h, vents, display }: Purifier): string {
  const cam = camera({ x: 378, y: 616, yaw: 24, pitch: 16 });
  const block = { x: -130, y: 10, z: -110, w: 260, h, d: 220 };
  const field = { y: h * 0.48, h: h * 0.42 };
  const front = vents({ x: 38, w: 186, ...field }) + display + gap(0, h - 36, 260, 2.5, colour);
  const top =
    rect(20, 20, 220, 180, 34, shade(colour, 0.25)) +
    Array.from({ length: 9 }, (_, i) =>
      rect(34 + i * 22, 34, 12, 152, 6, shade(colour, 0.62)),
    ).join('') +
    circle(130, 110, 34, tint(colour, 0.3)) +
    line('M130 98v14', ink, 5);
  return (
    cam.shadow(pen, block) +
    cam.box(pen, { x: -120, y: 0, z: -100, w: 240, h: 16, d: 200 }, '#3a3d42', {}, 6) +
    cam.box(
      pen,
      block,
      colour,
      {
        front,
        right: vents({ x: 46, w: 130, ...field }) + line('M60 60H160', shade(colour, 0.5), 10),
        top,
      },
      26,
    )
  );
}

/** A round column that takes the air in all around. */
function round({ pen, colour, height, vents }: Purifier): string {
  const r = 138;
  const top = 650 - height;
  const body = wall(400, top, 630, r, r, 0.24);
  const lower = top + height * 0.34;
  return (
    contact(pen, 404, 646, r + 12, 34) +
    cylinder(pen, { cx: 400, top: 620, bottom: 644, r: r - 12, colour: '#3a3d42', tilt: 0.24 }) +
    path(body, pen.round(colour)) +
    inside(
      pen,
      body,
      vents({ x: 400 - r, y: lower + 30, w: r * 2, h: 590 - lower }) +
        path(
          d`M${400 - r} ${lower}A${r} ${r * 0.24} 0 0 0 ${400 + r} ${lower}V${lower + 26}A${r} ${r * 0.24} 0 0 1 ${400 - r} ${lower + 26}Z`,
          pen.round(shade(colour, 0.2)),
        ) +
        rect(
          400 - r,
          top,
          r * 2,
          600,
          0,
          pen.linear([
            [0, '#1c1a24', 0.3],
            [0.3, '#ffffff', 0.12],
            [0.6, '#1c1a24', 0],
            [1, '#1c1a24', 0.36],
          ]),
        ),
    ) +
    ellipse(400, top, r, r * 0.24, tint(colour, 0.4)) +
    ellipse(400, top + 2, r - 16, (r - 16) * 0.24, shade(colour, 0.66)) +
    [0.78, 0.62, 0.46]
      .map((k) =>
        ellipse(400, top + 2, r * k, r * k * 0.24, 'none', {
          stroke: shade(colour, 0.35),
          'stroke-width': 5,
        }),
      )
      .join('') +
    ellipse(400, top, 48, 14, '#16191d') +
    ellipse(400, top, 38, 10, 'none', { stroke: '#4fc3a1', 'stroke-width': 4 }) +
    circle(400, top + height * 0.22, 7, '#4fc3a1') +
    streak(pen, 286, top + 50, 18, height * 0.2, 0.5)
  );
}

/** Low and wide on wooden legs, a round grille in its front. */
function wide({ pen, colour, ink }: Purifier): string {
  const cam = camera({ x: 392, y: 610, yaw: 12, pitch: 10 });
  const block = { x: -200, y: 70, z: -90, w: 400, h: 340, d: 180 };
  const legs = [
    [-180, 66],
    [156, 66],
    [156, -86],
  ]
    .map(([x = 0, z = 0]) => cam.box(pen, { x, y: 0, z, w: 24, h: 78, d: 20 }, '#b98250', {}, 4))
    .join('');
  const grille =
    circle(200, 182, 136, shade(colour, 0.2)) +
    circle(200, 180, 130, pen.lit(shade(colour, 0.08))) +
    [118, 102, 86, 70, 54]
      .map((r) => circle(200, 180, r, 'none', { stroke: shade(colour, 0.45), 'stroke-width': 7 }))
      .join('') +
    circle(200, 180, 38, pen.ball(colour)) +
    circle(200, 180, 14, '#4fc3a1');
  const top =
    rect(40, 40, 320, 100, 30, shade(colour, 0.3)) +
    Array.from({ length: 12 }, (_, i) =>
      rect(58 + i * 24, 54, 12, 72, 6, shade(colour, 0.62)),
    ).join('');
  return (
    cam.shadow(pen, { ...block, y: 0, h: 200 }) +
    legs +
    cam.box(
      pen,
      block,
      colour,
      {
        front: grille + [330, 350, 370].map((x) => circle(x, 24, 5, ink)).join(''),
        right: gap(88, 20, 2.5, 300, colour),
        top,
      },
      30,
    )
  );
}

/** A bladeless loop on a slim column. */
function loop({ pen, colour, vents }: Purifier): string {
  const hoop = { fill: 'none', 'stroke-linecap': 'round' } as const;
  const oval = 'M400 128C468 128 492 176 492 262S468 404 400 404S308 348 308 262S332 128 400 128Z';
  const foot = wall(400, 410, 632, 84, 104, 0.24);
  return (
    contact(pen, 404, 648, 124, 28) +
    path(oval, 'none', { ...hoop, stroke: shade(colour, 0.5), 'stroke-width': 56 }) +
    place(
      path(oval, 'none', {
        ...hoop,
        stroke: pen.linear([
          [0, tint(colour, 0.3)],
          [0.4, colour],
          [1, shade(colour, 0.3)],
        ]),
        'stroke-width': 42,
      }) + path(oval, 'none', { ...hoop, stroke: tint(colour, 0.6), 'stroke-width': 4 }),
      { x: -4, y: -3 },
    ) +
    cylinder(pen, {
      cx: 400,
      top: 396,
      bottom: 420,
      r: 66,
      foot: 84,
      colour: shade(colour, 0.3),
      tilt: 0.2,
    }) +
    path(foot, pen.round(colour)) +
    inside(
      pen,
      foot,
      vents({ x: 290, y: 500, w: 220, h: 110 }) +
        rect(
          290,
          490,
          220,
          170,
          0,
          pen.linear([
            [0, '#1c1a24', 0.3],
            [0.35, '#ffffff', 0.1],
            [1, '#1c1a24', 0.34],
          ]),
        ),
    ) +
    rect(372, 446, 56, 26, 13, '#16191d') +
    circle(386, 459, 5, '#4fc3a1') +
    rect(398, 456, 20, 6, 3, '#eafff7') +
    cylinder(pen, {
      cx: 400,
      top: 630,
      bottom: 646,
      r: 112,
      colour: shade(colour, 0.4),
      mouth: 'none',
    })
  );
}

const drawArrangement = { tower, round, wide, loop };

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const slot = shade(colour, 0.5);
  const air = look.pick('air', 'slots', 'dots');
  return drawArrangement[look.pick('arrangement', ...arrangements['air-purifier'])]({
    pen,
    colour,
    ink: luma(colour) > 0.4 ? '#3c4148' : '#dfe3e8',
    height: look.range('height', 410, 470),
    vents: (area) =>
      air === 'slots'
        ? dashes(slot, { gap: 15, width: 7, area })
        : dashes(slot, { gap: 20, length: 13, width: 6, rowGap: 13, area, round: true }),
    display: look.pick('display', ring(colour), bar),
  });
};

export const airPurifier: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'room',
  focus: { x: 370, y: 320, zoom: 1.8 },
  draw,
};
