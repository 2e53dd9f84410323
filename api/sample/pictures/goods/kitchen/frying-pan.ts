import { contact } from '../../parts/shadow';
import { d, ellipse, line, path } from '../../parts/svg';
import { luma, shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
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

export const fryingPan: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'counter',
  rise: 40,
  focus: { x: 380, y: 470, zoom: 1.7 },
  draw,
};
