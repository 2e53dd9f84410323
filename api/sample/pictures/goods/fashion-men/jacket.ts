import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, closing, collars, type Front, garment, neckInside } from '../../parts/garment';
import type { Pen } from '../../parts/pen';
import { symmetric } from '../../parts/shape';
import { both, circle, path } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { buttons } from '../../parts/trim';
import { checks, herringbone, knitted, melange, twill } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';

const cuts = {
  tailored: { shoulder: 152, chest: 152, waist: 138, hem: 156, tipY: 180 },
  boxy: { shoulder: 172, chest: 174, waist: 174, hem: 174, tipY: 190 },
  soft: { shoulder: 146, chest: 150, waist: 146, hem: 154, tipY: 188 },
} as const;

/** The clothes under a jacket: a shirt with a tie, a shirt or a knit. */
function underlayerOf(pen: Pen, cut: Cut, { accent, pick }: Look): string {
  const opening = symmetric(
    [0, 128],
    [
      [40, 128, 54, 124, 58, 122],
      [64, 190, 40, cut.neckDepth - 20, 0, cut.neckDepth + 20],
    ],
  );
  const collar = path('M402 206L454 128L462 188L424 248Z', pen.lit('#ffffff', 0.5), {
    stroke: '#c9cacc',
    'stroke-width': 1.5,
  });
  const shirt = path(opening, pen.lit('#f1f1ee', 0.8));
  return pick<() => string>(
    'under',
    () =>
      shirt +
      path('M388 208h24l7 30l-5 130l-14 24l-14-24l-5-130Z', pen.lit(accent)) +
      path('M386 204h28l-4 28h-20Z', shade(accent, 0.2)) +
      both(collar),
    () => shirt + buttons(pen, 400, 236, cut.neckDepth - 10, 3, 6, '#ffffff') + both(collar),
    () =>
      panel(pen, {
        outline: opening,
        colour: mix(accent, '#ece6da', 0.7),
        weave: knitted(pen, '#b9b0a2', 10),
        depth: 0.6,
      }),
  )();
}

function pockets(pen: Pen, { look, weave }: Front): string {
  const piece = (outline: string): string =>
    panel(pen, { outline, colour: look.colour, weave, depth: 0 });
  return (
    both(
      look.pick<() => string>(
        'pockets',
        () => piece('M438 492h86v26h-86Z'),
        () => piece('M436 480h92v96q-46 10 -92 0Z'),
        () => piece('M440 498h84v9h-84Z'),
      )(),
    ) +
    piece('M462 316l56-8v15l-56 8Z') +
    look.pick('square', path('M468 316l14-26l10 20l12-18l9 22Z', pen.lit('#f4f1ea')), '', '')
  );
}

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const isDouble = look.pick('rows', ...forms.jacket.rows) === 'double';
  const name = look.pick<keyof typeof cuts>('cut', 'tailored', 'boxy', 'soft');
  const breakY = isDouble ? 372 : look.range('break', 378, 420);
  const cut: Cut = {
    ...cuts[name],
    neck: 56,
    neckDepth: breakY,
    isVNeck: true,
    hemY: look.range('hem', 626, 656),
    sleeve: 432,
    cuff: 54,
  };
  const weave = look.pick<string | undefined>(
    'weave',
    twill(colour, 6),
    checks(contrast(colour, 0.32), 64),
    melange(colour),
    herringbone(colour),
    undefined,
  );
  const front: Front = {
    look,
    weave,
    isDouble,
    hemY: cut.hemY,
    breakY,
    lastY: isDouble ? 470 : Math.min(breakY + 96, 500),
    lapel: look.range('lapel', 84, 112),
    button: look.pick('button', mix(colour, '#3a2a20', 0.6), shade(colour, 0.5), '#8c6d4a'),
  };
  const hasShawl = !isDouble && look.pick('shawl', false, false, true);
  const { display } = look;
  const hasUnderlayer =
    display === 'person' ||
    ((display === 'ghost' || display === 'flat') && look.pick('worn', true, false));
  return garment(pen, look, {
    cut,
    cloth: { weave, drape: 0.85 },
    inside: { isLined: true, collar: 24 },
    underlayer: hasUnderlayer
      ? neckInside(pen, cut, look, { isLined: true, collar: 24 }) + underlayerOf(pen, cut, look)
      : undefined,
    front: pockets(pen, front) + closing(pen, front, breakY),
    collar: collars[hasShawl ? 'shawl' : 'lapel'](pen, front),
    onSleeve: ({ at }) =>
      [0.96, 0.93, 0.9]
        .map((along) => {
          const [x, y] = at(along, 0.84);
          return circle(x, y, 5.5, pen.ball(tint(front.button, 0.1)));
        })
        .join(''),
  });
};

export const jacket: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 280, zoom: 2 },
  draw,
};
