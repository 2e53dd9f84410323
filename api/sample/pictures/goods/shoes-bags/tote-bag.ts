import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { rounded, symmetric } from '../../parts/shape';
import { circle, d, group, line, path, rect, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { brass, gleam, inside } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const wide = look.range('wide', 190, 236);
  const top = look.range('top', 320, 360);
  const body = symmetric(
    [0, top],
    [
      [wide - 20, top],
      [wide - 8, 440, wide, 560, wide + 6, 632],
      [wide, 650, wide - 10, 652, wide - 24, 652],
      [0, 652],
    ],
  );
  const gusset = d`M${400 + wide - 20} ${top}L${400 + wide + 34} ${top - 22}C${400 + wide + 46} 440 ${400 + wide + 54} 540 ${400 + wide + 50} 606L${400 + wide + 6} 640Z`;
  const edge = contrast(colour, 0.4);
  const handle = (y: number, tone: string): string =>
    line(
      d`M296 ${top + y}C296 ${top - 240} 504 ${top - 240} 504 ${top + y}`,
      shade(tone, 0.35),
      24,
    ) +
    line(d`M295 ${top + y}C295 ${top - 242} 503 ${top - 242} 503 ${top + y}`, tone, 17) +
    line(
      d`M292 ${top + y - 20}C294 ${top - 236} 480 ${top - 240} 498 ${top - 60}`,
      tint(tone, 0.5),
      3,
      { opacity: 0.6 },
    );
  const charm =
    line(d`M330 ${top + 20}q-26 40 -20 70`, brass, 3) +
    rect(294, top + 84, 34, 58, 8, pen.lit(mix(colour, look.accent, 0.7))) +
    circle(311, top + 98, 5, brass);
  const pocket =
    panel(pen, {
      outline: rounded(310, top + 110, 180, 130, 14),
      colour: tint(colour, 0.04),
      depth: 0.6,
    }) + stitch(d`M320 ${top + 126}h160`, edge, 2);
  const twoTone =
    inside(pen, body, rect(100, 560, 600, 120, 0, shade(colour, 0.38), { opacity: 0.75 })) +
    stitch(d`M${404 - wide} 556H${396 + wide}`, edge, 2);
  return (
    contact(pen, 420, 646, wide + 40, 34) +
    group(handle(-26, shade(colour, 0.18)), { transform: 'translate(30 -14)' }) +
    path(
      gusset,
      pen.linear([
        [0, shade(colour, 0.42)],
        [1, shade(colour, 0.28)],
      ]),
    ) +
    path(
      d`M${420 - wide} ${top}L${460 - wide} ${top - 22}H${400 + wide + 34}L${380 + wide} ${top}Z`,
      shade(colour, 0.62),
    ) +
    panel(pen, {
      outline: body,
      colour,
      depth: 1.6,
      folds: [
        {
          d: d`M${430 - wide} 620Q${450 - wide} 480 ${450 - wide} ${top + 40}`,
          width: 22,
          strength: 0.16,
        },
      ],
    }) +
    look.pick('front', pocket, twoTone, '', charm) +
    stitch(d`M${392 - wide + 24} ${top + 16}H${408 + wide - 28}`, edge, 2.4) +
    handle(60, colour) +
    [296, 504]
      .map(
        (x) =>
          rect(x - 17, top + 34, 34, 62, 8, pen.lit(tint(colour, 0.05))) +
          stitch(d`M${x - 11} ${top + 42}v46M${x + 11} ${top + 42}v46`, edge, 2) +
          circle(x, top + 66, 7, pen.ball(brass)),
      )
      .join('') +
    gleam(
      pen,
      d`M${418 - wide} ${top + 30}C${412 - wide} 480 ${410 - wide} 560 ${412 - wide} 620L${450 - wide} 620C${444 - wide} 520 ${448 - wide} 440 ${460 - wide} ${top + 30}Z`,
      0.22,
    )
  );
};

export const toteBag: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'hallway',
  focus: { x: 340, y: 410, zoom: 1.9 },
  draw,
};
