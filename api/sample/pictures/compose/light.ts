/** What falls on the paper before the goods are put there: the lamp, a window, the shade of leaves. */
import type { Look } from '../goods/drawing';
import type { Pen } from '../parts/pen';
import { d, group, path, rect } from '../parts/svg';

/** Paper reaches past the sheet, so that a nearer or moved view still has some under it. */
export const paperFrom = -400;
export const paperSize = 1600;

export const wholePaper = (fill: string): string =>
  rect(paperFrom, paperFrom, paperSize, paperSize, 0, fill);

/** The pool of the lamp, a little elsewhere for each article. */
export const lamp = (pen: Pen, look: Look): string =>
  wholePaper(
    pen.radial(
      [
        [0, '#ffffff', look.range('lamp', 0.4, 0.62)],
        [0.5, '#ffffff', 0.12],
        [1, '#ffffff', 0],
      ],
      [Math.round(look.range('lampX', 0.37, 0.49) * 100) / 100, 0.4],
      Math.round(look.range('lampSize', 0.34, 0.5) * 100) / 100,
    ),
  );

/** Sun through a window of two by two panes. */
function windowLight(pen: Pen, look: Look): string {
  const x = look.range('windowX', 30, 330);
  const lean = look.range('windowLean', 90, 170);
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map((row) => {
      const left = x + column * 190 + row * lean;
      return path(d`M${left} ${60 + row * 330}h164l${lean} 300h-164Z`, '#fffaf0');
    }),
  );
  return group(panes.join(''), { opacity: 0.32, filter: pen.blur(9) });
}

/** A twig between the sun and the paper. */
function leafShade(pen: Pen, look: Look): string {
  const turn = Math.round(look.range('twig', -24, 24));
  const leaves = [0, 1, 2, 3, 4, 5].map((at) => {
    const [x, y] = [40 + at * 74, at * 58];
    const side = at % 2 === 0 ? -1 : 1;
    return path(
      d`M${x} ${y}q${30 + side * 40} ${side * 84} 130 ${side * 96}q-16 ${-side * 90} -130 ${-side * 96}Z`,
      '#2c2a33',
    );
  });
  return group(leaves.join('') + path('M0 -30L520 376L516 382Z', '#2c2a33'), {
    opacity: 0.1,
    filter: pen.blur(8),
    transform: `translate(330 -40) rotate(${turn})`,
  });
}

/** The article's own light: most have the lamp alone. */
export const fallenLight = (pen: Pen, look: Look): string =>
  look.pick<(pen: Pen, look: Look) => string>(
    'light',
    () => '',
    windowLight,
    () => '',
    leafShade,
    () => '',
  )(pen, look);
