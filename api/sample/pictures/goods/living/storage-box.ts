import { forms } from '../../forms';
import { camera } from '../../parts/camera';
import { circle, d, ellipse, line, path, rect, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { inside, tag } from '../../parts/trim';
import { bars, dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 380, y: 590, yaw: 28, pitch: 20 });
  const h = look.range('height', 230, 290);
  const kind = look.pick('kind', ...forms['storage-box'].kind);
  const block = { x: -200, y: 0, z: -130, w: 400, h, d: 260 };
  const leather = '#a87343';
  const handle = (x: number): string =>
    line(d`M${x - 46} 70q0 70 46 70t46 -70`, shade(leather, 0.3), 16) +
    line(d`M${x - 46} 68q0 70 46 70t46 -70`, leather, 11) +
    circle(x - 46, 70, 7, '#d1ab62') +
    circle(x + 46, 70, 7, '#d1ab62');
  const grip = (x: number): string =>
    rect(x - 44, 60, 88, 30, 15, shade(colour, 0.6)) +
    rect(x - 44, 64, 88, 30, 15, 'none', {
      stroke: tint(colour, 0.5),
      'stroke-width': 3,
      'stroke-opacity': 0.6,
    });
  const label =
    rect(150, 66, 100, 62, 6, '#b9bcc0') +
    rect(157, 73, 86, 48, 3, '#f7f4ec') +
    rect(170, 90, 60, 5, 2, '#8b857c');
  const skin = (w: number, tall: number, basket = kind === 'basket'): string => {
    const area = { x: 0, y: 0, w: w + 30, h: tall };
    const straw = { gap: 26, length: 16, width: 8, rowGap: 18, round: true, area };
    const thread = shade(colour, 0.5);
    const texture = basket
      ? dashes(tint(colour, 0.35), { ...straw, opacity: 0.7 }) +
        dashes(shade(colour, 0.25), { ...straw, shift: 13, opacity: 0.6 })
      : bars(thread, 6, 2, { opacity: 0.08, area }) +
        bars(thread, 6, 2, { opacity: 0.08, turn: 90, area });
    return inside(pen, d`M0 0h${w}v${tall}h${-w}Z`, texture);
  };
  const front =
    skin(400, h) +
    { lidded: label, basket: grip(200), fabric: handle(200) }[kind] +
    (kind === 'fabric' ? stitch('M8 26H392', contrast(colour, 0.35), 3) : '');
  const right = skin(260, h) + { lidded: grip(130), basket: grip(130), fabric: handle(130) }[kind];
  const body =
    cam.shadow(pen, block) +
    cam.box(pen, block, colour, { front, right }, kind === 'lidded' ? 8 : 16);
  if (kind === 'lidded')
    return (
      body +
      cam.box(
        pen,
        { x: -210, y: h - 14, z: -140, w: 420, h: 46, d: 280 },
        tint(colour, 0.12),
        {
          front: skin(420, 46),
          top: rect(150, 110, 120, 60, 10, shade(colour, 0.06)),
        },
        10,
      ) +
      tag(...cam.at(110, 40, 130), 44, 26, look.accent)
    );
  const rolls = [-110, 0, 110]
    .map((x, i) => {
      const [px, py] = cam.at(x, h + 4, 10);
      const tone = [look.accent, '#f3ede1', mix(look.accent, '#f3ede1', 0.6)][i] ?? '#f3ede1';
      return (
        ellipse(px, py - 10, 68, 62, pen.ball(tone, 0.7)) +
        line(d`M${px - 40} ${py}q40 -60 80 -6`, shade(tone, 0.35), 5, { opacity: 0.5 })
      );
    })
    .join('');
  const mouth = cam.poly([-192, h, -122], [192, h, -122], [192, h, 122], [-192, h, 122]);
  const lip = cam.poly([-200, h, 130], [200, h, 130], [200, h - 22, 130], [-200, h - 22, 130]);
  return (
    body +
    path(mouth, shade(colour, 0.6)) +
    rolls +
    cam.on(
      'front',
      block,
      rect(
        0,
        -1,
        400,
        70,
        0,
        pen.linear([
          [0, tint(colour, 0.2)],
          [1, colour],
        ]),
      ) + skin(400, 70),
    ) +
    cam.on('right', block, rect(0, -1, 260, 70, 0, shade(colour, 0.24)) + skin(260, 70)) +
    (kind === 'fabric'
      ? cam.on('front', block, handle(200) + stitch('M8 26H392', contrast(colour, 0.35), 3)) +
        cam.on('right', block, handle(130))
      : cam.on('front', block, grip(200)) + cam.on('right', block, grip(130))) +
    path(lip, tint(colour, 0.3), { opacity: 0.35 })
  );
};

export const storageBox: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'room',
  rise: 40,
  focus: { x: 360, y: 450, zoom: 1.7 },
  draw,
};
