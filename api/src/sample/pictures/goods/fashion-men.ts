/** Jeans, jacket and puffer. */
import { checks, panel, ribs, twill } from '../parts/cloth';
import { bodyOf, type Cut, cuffOf, hemBand, sleeveOf, upper, wornFolds } from '../parts/garment';
import { dropped } from '../parts/shadow';
import { symmetric } from '../parts/shape';
import { circle, d, ellipse, line, mirrored, path, rect, stitch } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import { button, buttons, inside, seam, zip } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

const both = (right: string): string => right + mirrored(right);

const jeans: Draw = (pen, look) => {
  const { colour } = look;
  const thread = look.pick('thread', '#d9a35a', '#d9a35a', tint(colour, 0.5));
  const wide = look.range('leg', 0, 36);
  const outline = symmetric(
    [0, 104],
    [
      [132, 100],
      [146, 180, 160, 240, 164, 300],
      [172, 460, 172 + wide * 0.6, 600, 168 + wide, 700],
      [58 - wide * 0.3, 704],
      [50, 560, 30, 420, 6, 330],
      [0, 326],
    ],
  );
  const band = symmetric(
    [0, 96],
    [
      [130, 92],
      [134, 128],
      [70, 138, 30, 138, 0, 138],
    ],
  );
  const weave = twill(pen, colour, 5);
  const faded = (x: number): string =>
    ellipse(x, 420, 44, 150, tint(colour, 0.7), { opacity: 0.3, filter: pen.blur(22) });
  const rivet = (x: number, y: number): string => circle(x, y, 4.5, pen.ball('#c58a4a'));
  return (
    dropped(pen, [outline]) +
    panel(pen, {
      outline,
      colour,
      weave,
      depth: 1.2,
      folds: [
        'M300 690Q320 600 310 520',
        'M520 690Q490 600 500 520',
        'M404 330Q350 300 300 310',
        'M400 330Q450 300 500 312',
        { d: 'M270 470Q320 460 360 480', width: 10 },
        { d: 'M440 480Q490 460 540 476', width: 10 },
      ],
    }) +
    inside(pen, outline, faded(310) + faded(496)) +
    seam('M400 140V330', colour, 3) +
    stitch('M412 140V262Q412 292 400 304', thread, 2.4) +
    both(
      path('M440 134Q446 190 538 200L534 132Z', shade(colour, 0.12)) +
        stitch('M436 136Q440 196 544 206', thread, 2.4) +
        stitch('M446 136Q452 186 542 196', thread, 2.4) +
        rivet(446, 144) +
        rivet(536, 196) +
        stitch(d`M${546} 230Q${566} 460 ${560 + wide} 690`, thread, 2, { opacity: 0.6 }) +
        stitch(d`M${464 - wide * 0.3} 684L${566 + wide} 680`, thread, 2.4),
    ) +
    panel(pen, { outline: band, colour, weave, depth: 0 }) +
    stitch('M272 104Q400 116 528 104', thread, 2.4) +
    stitch('M270 126Q400 138 530 126', thread, 2.4) +
    [306, 490]
      .map(
        (x) =>
          rect(x - 8, 92, 16, 52, 3, shade(colour, 0.08)) +
          stitch(d`M${x - 4} 94v48M${x + 4} 94v48`, thread, 1.8),
      )
      .join('') +
    button(pen, 400, 118, 12, '#c58a4a')
  );
};

const jacket: Draw = (pen, look) => {
  const { colour } = look;
  const cut: Cut = {
    neck: 60,
    shoulder: 176,
    chest: 170,
    waist: 150,
    hem: 168,
    neckDepth: 300,
    hemY: 650,
    sleeve: 430,
    cuff: 62,
  };
  const weave = look.pick(
    'weave',
    twill(pen, colour, 6),
    checks(pen, tint(colour, 0.5), 64),
    undefined,
  );
  const lapel = 'M458 128C474 210 446 300 400 392L470 320L520 250L492 226L524 200L486 134Z';
  const collar = 'M458 126C462 160 458 190 450 212L492 226L524 200L484 130Z';
  const shirt = symmetric(
    [0, 200],
    [
      [30, 190, 54, 150, 56, 126],
      [66, 200, 44, 310, 0, 394],
    ],
  );
  const { outer } = cuffOf(cut);
  return (
    upper(pen, cut, { colour, weave, depth: 1.3 }, wornFolds(cut)) +
    path(shirt, pen.lit('#f1f1ee', 0.8)) +
    look.pick(
      'tie',
      path('M388 206h24l6 26l-6 130l-12 20l-12-20l-6-130Z', pen.lit(look.accent)) +
        path('M386 204h28l-4 26h-20Z', shade(look.accent, 0.2)),
      buttons(pen, 400, 236, 340, 3, 6, '#ffffff'),
    ) +
    both(
      path('M402 204L456 128L462 190L424 246Z', pen.lit('#ffffff', 0.5), {
        stroke: '#c9cacc',
        'stroke-width': 1.5,
      }),
    ) +
    seam('M400 392V560Q404 620 440 654', colour, 4) +
    both(
      panel(pen, { outline: lapel, colour: tint(colour, 0.04), weave }) +
        panel(pen, { outline: collar, colour, weave, depth: 0 }),
    ) +
    both(panel(pen, { outline: 'M452 498h92v26h-92Z', colour, weave, depth: 0 })) +
    panel(pen, { outline: 'M470 300l66-10v18l-66 10Z', colour, weave, depth: 0 }) +
    look.pick('square', path('M478 300l16-28l12 22l14-20l10 18Z', pen.lit('#f4f1ea')), '') +
    buttons(pen, 400, 420, 490, 2, 12, mix(colour, '#3a2a20', 0.6)) +
    both(
      [0, 1, 2]
        .map((i) =>
          circle(outer[0] - 14, outer[1] - 20 - i * 18, 6, pen.ball(mix(colour, '#3a2a20', 0.6))),
        )
        .join(''),
    )
  );
};

const puffer: Draw = (pen, look) => {
  const { colour } = look;
  const long = look.pick('length', 0, 60);
  const cut: Cut = {
    neck: 62,
    shoulder: 184,
    chest: 186,
    waist: 184,
    hem: 178,
    neckDepth: 190,
    hemY: 620 + long,
    sleeve: 400,
    cuff: 66,
  };
  const rows = Math.round((cut.hemY - 200) / 62);
  const quilt = Array.from({ length: rows }, (_, i) => {
    const y = 226 + i * 62;
    return (
      line(d`M205 ${y}Q300 ${y + 14} 400 ${y + 10}T595 ${y}`, shade(colour, 0.6), 4, {
        opacity: 0.75,
      }) +
      line(d`M205 ${y + 20}Q300 ${y + 34} 400 ${y + 30}T595 ${y + 20}`, tint(colour, 0.6), 15, {
        opacity: 0.32,
        filter: pen.blur(6),
      }) +
      line(d`M205 ${y - 10}Q300 ${y + 4} 400 ${y}T595 ${y - 10}`, shade(colour, 0.6), 14, {
        opacity: 0.32,
        filter: pen.blur(6),
      })
    );
  }).join('');
  const armQuilt = [250, 315, 380, 445, 510]
    .map(
      (y, i) =>
        line(
          d`M${540 + i * 8} ${y + 8}Q${590 + i * 6} ${y + 20} ${650 + i * 8} ${y - 8}`,
          shade(colour, 0.6),
          4,
          { opacity: 0.7 },
        ) +
        line(
          d`M${540 + i * 8} ${y + 26}Q${590 + i * 6} ${y + 38} ${650 + i * 8} ${y + 10}`,
          tint(colour, 0.6),
          10,
          { opacity: 0.22 },
        ),
    )
    .join('');
  const collar = symmetric(
    [0, 104],
    [
      [60, 98, 84, 110, 86, 140],
      [84, 190, 50, 214, 0, 220],
    ],
  );
  const hood = symmetric(
    [0, 88],
    [
      [80, 84, 150, 110, 140, 190],
      [110, 240, 60, 240, 0, 240],
    ],
  );
  return (
    look.pick('hood', panel(pen, { outline: hood, colour: shade(colour, 0.06), depth: 1.5 }), '') +
    upper(pen, cut, { colour, depth: 2, puff: 22 }, []) +
    inside(pen, sleeveOf(cut, 22), armQuilt) +
    mirrored(inside(pen, sleeveOf(cut, 22), armQuilt)) +
    inside(pen, bodyOf(cut), quilt) +
    panel(pen, {
      outline: hemBand(cut, 30),
      colour: shade(colour, 0.1),
      weave: ribs(pen, colour, 8),
      depth: 0,
    }) +
    panel(pen, {
      outline: collar,
      colour,
      depth: 1.2,
      folds: [{ d: 'M322 160Q400 190 478 160', width: 10 }],
    }) +
    both(zip(pen, 520, 470, 560, colour)) +
    zip(pen, 400, 130, cut.hemY, colour) +
    rect(470, 300, 54, 30, 4, shade(colour, 0.3)) +
    rect(478, 312, 30, 4, 2, tint(colour, 0.7))
  );
};

const flatGoods = { pose: 'flat', place: 'wardrobe' } as const;

export const menFashion: Drawings<'jeans' | 'jacket' | 'puffer'> = {
  jeans: { ...flatGoods, girth: 'slim', focus: { x: 430, y: 210, zoom: 2.1 }, draw: jeans },
  jacket: { ...flatGoods, girth: 'full', focus: { x: 420, y: 280, zoom: 2 }, draw: jacket },
  puffer: { ...flatGoods, girth: 'full', focus: { x: 430, y: 270, zoom: 1.9 }, draw: puffer },
};
