/** Pot, frying pan, knife and cutting board. */
import type { Pen } from '../parts/pen';
import { contact, dropped } from '../parts/shadow';
import { rounded } from '../parts/shape';
import { circle, d, ellipse, group, line, path, rect } from '../parts/svg';
import { luma, mix, shade, tint } from '../parts/tint';
import { gleam, inside, streak } from '../parts/trim';
import { cylinder } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

/** Long-grained wood across a shape. */
export const grain = (pen: Pen, outline: string, colour: string, turn = 0): string =>
  inside(
    pen,
    outline,
    group(
      Array.from({ length: 12 }, (_, i) =>
        line(
          d`M0 ${i * 70 - 10}Q200 ${i * 70 + (i % 3) * 22 - 30} 400 ${i * 70 + (i % 2) * 16}T800 ${i * 70 - 6}`,
          shade(colour, 0.4),
          3 + (i % 3) * 2,
          { opacity: 0.16 },
        ),
      ).join(''),
      { transform: `rotate(${turn} 400 400)` },
    ),
  );

const pot: Draw = (pen, look) => {
  const { colour } = look;
  const steel = colour === '#cdd1d7';
  const r = look.range('girth', 196, 222);
  const top = look.range('top', 380, 440);
  const finish = steel ? 'metal' : 'matt';
  const trim = look.pick('trim', '#c9ccd1', '#caa45e', '#2c2c30');
  const ear = (side: number): string => {
    const x = 400 + side * (r - 6);
    return (
      line(
        d`M${x} ${top + 36}q${side * 74} -8 ${side * 70} 30t${-side * 66} 26`,
        shade(steel ? trim : colour, 0.4),
        24,
      ) +
      line(
        d`M${x} ${top + 34}q${side * 74} -8 ${side * 70} 30t${-side * 66} 26`,
        steel ? '#d9dce0' : colour,
        15,
      )
    );
  };
  const dome = d`M${400 - r - 4} ${top}C${400 - r * 0.86} ${top - 96} ${400 - r * 0.3} ${top - 116} 400 ${top - 116}S${400 + r * 0.86} ${top - 96} ${400 + r + 4} ${top}A${r + 4} ${r * 0.17} 0 0 1 ${400 - r - 4} ${top}Z`;
  const glass = look.pick('lid', true, false);
  return (
    contact(pen, 404, 648, r + 8, 32) +
    ear(-1) +
    ear(1) +
    path(
      d`M${400 - r} ${top}V600Q${400 - r} 640 ${440 - r} 646A${r} ${r * 0.15} 0 0 0 ${360 + r} 646Q${400 + r} 640 ${400 + r} 600V${top}Z`,
      finish === 'metal' ? pen.metal(colour) : pen.round(colour),
    ) +
    (steel
      ? line(d`M${402 - r} ${590}A${r} ${r * 0.17} 0 0 0 ${398 + r} 590`, shade(colour, 0.4), 3, {
          opacity: 0.5,
        })
      : streak(pen, 424 - r, top + 40, 22, 170, 0.5)) +
    line(
      d`M${399 - r} ${top + 10}A${r} ${r * 0.17} 0 0 0 ${401 + r} ${top + 10}`,
      shade(colour, 0.5),
      8,
      { opacity: 0.5 },
    ) +
    (glass
      ? path(dome, '#e8f0f2', { opacity: 0.72 }) +
        path(
          dome,
          pen.linear([
            [0, '#8aa0a8', 0.7],
            [0.3, '#ffffff', 0.5],
            [0.7, '#b9c9cf', 0.5],
            [1, '#7d939b', 0.7],
          ]),
        ) +
        line(
          d`M${398 - r} ${top}A${r + 2} ${r * 0.17} 0 0 0 ${402 + r} ${top}`,
          pen.metal('#d5d8dc'),
          13,
        )
      : path(dome, steel ? pen.metal(colour) : pen.round(tint(colour, 0.05))) +
        line(
          d`M${396 - r} ${top}A${r + 4} ${r * 0.17} 0 0 0 ${404 + r} ${top}`,
          tint(colour, 0.5),
          4,
          { opacity: 0.7 },
        )) +
    gleam(
      pen,
      d`M${424 - r} ${top - 22}C${440 - r * 0.8} ${top - 80} ${400 - r * 0.4} ${top - 100} ${400 - r * 0.2} ${top - 106}C${400 - r * 0.5} ${top - 80} ${400 - r * 0.7} ${top - 40} ${446 - r} ${top - 16}Z`,
      0.7,
    ) +
    cylinder(pen, {
      cx: 400,
      top: top - 134,
      bottom: top - 112,
      r: 16,
      colour: '#b9bcc1',
      finish: 'metal',
    }) +
    ellipse(400, top - 144, 42, 20, pen.ball(steel ? '#2c2c30' : trim))
  );
};

const fryingPan: Draw = (pen, look) => {
  const { colour } = look;
  const coat = look.pick('coat', '#2e2d30', '#3b3a3d', '#e9e1d3');
  const wood = look.pick('handle', '#b07a4a', '#2a2a2d', colour);
  const [cx, cy, rx, ry] = [330, 480, 236, 112];
  const handle =
    'M528 414C560 396 590 380 628 352L690 300C708 288 724 302 714 320L650 388C610 424 580 440 548 452Z';
  const food = look.pick('food', 0, 1);
  const egg =
    path(
      'M250 470C240 440 300 424 340 432C390 424 430 450 416 484C420 520 350 528 320 516C276 524 240 504 250 470Z',
      pen.lit('#fffdf6', 0.4),
    ) +
    ellipse(336, 472, 40, 26, pen.ball('#f4ac32')) +
    ellipse(324, 464, 10, 6, '#fff', { opacity: 0.7 });
  return (
    contact(pen, 350, 606, 220, 30) +
    path(
      d`M${cx - rx} ${cy}C${cx - rx + 10} ${cy + 90} ${cx - rx * 0.6} ${cy + 132} ${cx} ${cy + 132}S${cx + rx - 10} ${cy + 90} ${cx + rx} ${cy}Z`,
      luma(colour) > 0.7 ? pen.round(colour) : pen.round(colour, 0.9),
    ) +
    path('M520 430L560 404L584 436L548 462Z', pen.metal('#c3c6cb')) +
    path(
      handle,
      pen.linear(
        [
          [0, tint(wood, 0.35)],
          [0.5, wood],
          [1, shade(wood, 0.4)],
        ],
        [0.3, 0],
        [0.7, 1],
      ),
    ) +
    ellipse(694, 314, 9, 7, shade(wood, 0.6)) +
    ellipse(
      cx,
      cy,
      rx,
      ry,
      pen.linear(
        [
          [0, tint(colour, 0.4)],
          [0.5, colour],
          [1, tint(colour, 0.25)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(
      cx,
      cy + 3,
      rx - 9,
      ry - 7,
      pen.linear(
        [
          [0, shade(coat, 0.5)],
          [0.6, shade(coat, 0.1)],
          [1, tint(coat, 0.15)],
        ],
        [0, 0],
        [0.3, 1],
      ),
    ) +
    ellipse(
      cx,
      cy + 14,
      rx - 40,
      ry - 30,
      pen.linear(
        [
          [0, shade(coat, 0.1)],
          [0.5, tint(coat, 0.14)],
          [1, shade(coat, 0.12)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    [0.9, 0.7, 0.5, 0.3]
      .map((s) =>
        ellipse(cx, cy + 14, (rx - 40) * s, (ry - 30) * s, 'none', {
          stroke: tint(coat, 0.4),
          'stroke-width': 1.5,
          'stroke-opacity': 0.22,
        }),
      )
      .join('') +
    [egg, ''][food] +
    line(
      d`M${cx - rx + 18} ${cy + 44}C${cx - rx + 40} ${cy + 90} ${cx - 120} ${cy + 116} ${cx - 60} ${cy + 122}`,
      '#ffffff',
      7,
      { opacity: 0.35 },
    )
  );
};

const knife: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'chef', 'santoku', 'bread');
  const blade = {
    chef: 'M300 362L690 362C690 372 610 452 470 466L300 466Z',
    santoku: 'M300 356H640C672 356 692 380 694 420C640 456 560 462 480 464L300 466Z',
    bread:
      'M300 372L696 372C704 386 694 416 680 424L668 416L654 426L640 417L626 427L612 418L598 428L584 419L570 429L556 420L542 430L528 421L514 431L500 422L300 440Z',
  }[kind];
  const handle =
    'M110 372C104 362 112 352 126 352H290L302 362V440H286C250 440 230 426 190 426C150 426 132 446 120 440C108 430 118 392 110 372Z';
  const board = rounded(120, 180, 560, 450, 34);
  const onBoard = look.pick('board', true, false);
  const wood = '#d3a873';
  const tool =
    dropped(pen, [blade, handle], 0.9) +
    path(
      blade,
      pen.linear(
        [
          [0, '#f7f8f9'],
          [0.45, '#c4c9cf'],
          [0.56, '#eef0f2'],
          [0.8, '#a9afb7'],
          [1, '#dfe2e5'],
        ],
        [0, 0],
        [0.1, 1],
      ),
    ) +
    (kind === 'santoku'
      ? [0, 1, 2, 3, 4, 5]
          .map((i) => ellipse(390 + i * 44, 436, 9, 18, '#8f969e', { opacity: 0.45 }))
          .join('')
      : kind === 'chef'
        ? line('M312 450Q560 444 676 378', '#ffffff', 3, { opacity: 0.8 })
        : '') +
    rect(290, 356, 18, 88, 4, pen.roundAcross('#c9ccd1')) +
    path(
      handle,
      pen.linear(
        [
          [0, tint(colour, 0.4)],
          [0.4, colour],
          [1, shade(colour, 0.4)],
        ],
        [0, 0],
        [0.05, 1],
      ),
    ) +
    grain(pen, handle, colour) +
    [150, 206, 262].map((x) => circle(x, 392, 9, pen.ball('#d9d2c0'))).join('') +
    line('M124 362H284', '#ffffff', 4, { opacity: 0.35 });
  const leaf = (x: number, y: number, turn: number): string =>
    path('M0 0C20 -26 60 -26 84 0C60 22 20 22 0 0Z', pen.lit('#5f9a4a'), {
      transform: `translate(${x} ${y}) rotate(${turn})`,
    });
  return group(
    (onBoard
      ? dropped(pen, [board]) +
        path(board, pen.lit(wood, 0.8)) +
        grain(pen, board, wood) +
        path(board, 'none', { stroke: tint(wood, 0.5), 'stroke-width': 3 }) +
        leaf(190, 560, -20) +
        leaf(250, 580, 30) +
        circle(560, 556, 44, pen.ball('#cf3b2d')) +
        path('M560 520l-18 -8l12 -2l2 -14l8 12l14 -4l-8 12Z', '#4f8a3a')
      : '') + place3(tool, onBoard),
    { transform: 'rotate(-16 400 400)' },
  );
};

const place3 = (tool: string, onBoard: boolean): string =>
  group(tool, { transform: onBoard ? 'translate(0 -40)' : undefined });

const cuttingBoard: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'paddle', 'block', 'round');
  const outline = {
    paddle:
      'M250 250Q250 226 274 226H350Q372 226 372 204V130Q372 100 400 100T428 130V204Q428 226 450 226H526Q550 226 550 250V660Q550 690 520 690H280Q250 690 250 660Z',
    block: rounded(150, 190, 500, 420, 36),
    round:
      'M360 196Q372 190 372 170V130Q372 100 400 100T428 130V170Q428 190 440 196A250 250 0 1 1 360 196Z',
  }[kind];
  const hole =
    kind === 'block'
      ? rect(350, 216, 100, 28, 14, shade(colour, 0.6))
      : circle(400, 140, 14, shade(colour, 0.6));
  const planks = [0, 1, 2, 3, 4]
    .map((i) =>
      rect(150 + i * 104, 90, 52, 620, 0, i % 2 ? shade(colour, 0.3) : tint(colour, 0.3), {
        opacity: 0.28,
      }),
    )
    .join('');
  const slices = [0, 1, 2, 3]
    .map((i) =>
      group(
        circle(4, 6, 48, '#1c1a24', { opacity: 0.2 }) +
          circle(0, 0, 48, '#e78a2c') +
          circle(0, 0, 42, pen.ball('#f6b34c', 0.4)) +
          [0, 60, 120]
            .map((a) => line('M0 -34V34', '#fff0d0', 4, { transform: `rotate(${a})` }))
            .join(''),
        { transform: `translate(${310 + i * 58} ${470 + (i % 2) * 16})` },
      ),
    )
    .join('');
  const juice =
    kind === 'block'
      ? path(rounded(176, 262, 448, 322, 22), 'none', {
          stroke: shade(colour, 0.35),
          'stroke-width': 10,
          'stroke-opacity': 0.5,
        })
      : '';
  return group(
    dropped(pen, [outline], 1.2) +
      path(outline, shade(colour, 0.4), { transform: 'translate(3 9)' }) +
      path(outline, pen.lit(colour, 0.8)) +
      (look.pick('joined', true, false) ? inside(pen, outline, planks) : '') +
      grain(pen, outline, colour, kind === 'block' ? 0 : 88) +
      juice +
      hole +
      path(outline, 'none', {
        stroke: tint(colour, 0.5),
        'stroke-width': 3,
        'stroke-opacity': 0.7,
      }) +
      look.pick('food', '', slices),
    { transform: `rotate(${kind === 'block' ? -12 : 24} 400 400)` },
  );
};

const laid = { pose: 'flat', place: 'counter' } as const;

export const cooking: Drawings<'pot' | 'frying-pan' | 'knife' | 'cutting-board'> = {
  pot: {
    pose: 'stand',
    girth: 'full',
    place: 'counter',
    rise: 30,
    focus: { x: 330, y: 420, zoom: 1.7 },
    draw: pot,
  },
  'frying-pan': {
    pose: 'stand',
    girth: 'full',
    place: 'counter',
    rise: 40,
    focus: { x: 380, y: 470, zoom: 1.7 },
    draw: fryingPan,
  },
  knife: { ...laid, girth: 'full', focus: { x: 330, y: 420, zoom: 1.9 }, draw: knife },
  'cutting-board': {
    ...laid,
    girth: 'slim',
    focus: { x: 380, y: 300, zoom: 1.8 },
    draw: cuttingBoard,
  },
};
