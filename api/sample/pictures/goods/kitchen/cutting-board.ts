import { forms } from '../../forms';
import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, group, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { grain } from '../../parts/wood';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', ...forms['cutting-board'].kind);
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

export const cuttingBoard: Drawing = {
  pose: 'flat',
  girth: 'slim',
  place: 'counter',
  focus: { x: 380, y: 300, zoom: 1.8 },
  draw,
};
