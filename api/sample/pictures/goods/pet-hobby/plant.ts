import { forms } from '../../forms';
import { contact } from '../../parts/shadow';
import { d, ellipse, group, line, path } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { inside, streak } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', ...forms.plant.kind);
  const r = look.range('pot', 104, 126);
  const green = look.pick('green', '#3f7a4c', '#56884a', '#2f6b5b');
  const leaf = (x: number, y: number, s: number, turn: number, i: number): string => {
    const tone = mix(green, i % 2 ? '#8fb35a' : '#1f4a3a', 0.28);
    const shape = {
      monstera:
        'M0 0C-70 -20 -96 -84 -70 -140C-50 -176 -16 -190 0 -204C16 -190 50 -176 70 -140C96 -84 70 -20 0 0Z',
      snake: 'M-22 0C-34 -110 -26 -220 2 -320C30 -220 34 -110 22 0Z',
      ficus: 'M0 0C-44 -30 -52 -90 0 -140C52 -90 44 -30 0 0Z',
    }[kind];
    const veins =
      kind === 'snake'
        ? [-60, -110, -160, -210, -250]
            .map((v) =>
              path(d`M-26 ${v}q26 -16 52 0v12q-26 -16 -52 0Z`, tint(tone, 0.35), { opacity: 0.5 }),
            )
            .join('')
        : line(kind === 'ficus' ? 'M0 -6V-128' : 'M0 -6V-190', tint(tone, 0.5), 4, {
            opacity: 0.7,
          }) +
          (kind === 'monstera'
            ? [-50, -90, -130]
                .map((v) =>
                  path(
                    d`M70 ${v + 6}L22 ${v - 10}L84 ${v - 16}Z M-70 ${v + 6}L-22 ${v - 10}L-84 ${v - 16}Z`,
                    shade(tone, 0.55),
                    { opacity: 0.5 },
                  ),
                )
                .join('')
            : '');
    return group(
      path(
        shape,
        pen.linear([
          [0, tint(tone, 0.3)],
          [0.5, tone],
          [1, shade(tone, 0.35)],
        ]),
      ) + inside(pen, shape, veins),
      { transform: d`translate(${x} ${y}) rotate(${turn}) scale(${s})` },
    );
  };
  const stem = (x: number, y: number): string =>
    line(d`M400 470Q${(400 + x) / 2 + 6} ${y + 70} ${x} ${y}`, shade(green, 0.25), 7);
  const foliage = {
    monstera: (
      [
        [300, 380, 0.86, -52],
        [500, 380, 0.86, 54],
        [400, 330, 1.04, 2],
        [326, 300, 0.8, -24],
        [478, 290, 0.84, 28],
      ] as const
    )
      .map(([x, y, s, t], i) => stem(x, y) + leaf(x, y, s, t, i))
      .join(''),
    snake: (
      [
        [350, 490, 0.9, -14],
        [450, 490, 0.96, 13],
        [384, 490, 1.1, -5],
        [424, 496, 1.04, 6],
        [400, 500, 0.7, 0],
      ] as const
    )
      .map(([x, y, s, t], i) => leaf(x, y, s, t, i))
      .join(''),
    ficus:
      line('M400 480C396 400 404 330 400 220', '#7a5a40', 12) +
      (
        [
          [400, 420, 0.8, -70],
          [400, 410, 0.8, 66],
          [398, 360, 0.86, -50],
          [402, 350, 0.88, 56],
          [400, 300, 0.9, -36],
          [400, 290, 0.9, 44],
          [400, 240, 0.9, -12],
          [402, 250, 0.86, 20],
        ] as const
      )
        .map(([x, y, s, t], i) => leaf(x, y, s, t, i))
        .join(''),
  }[kind];
  const ridges = bars(shade(colour, 0.4), 22, 9, { opacity: 0.22 });
  const skin = d`M${400 - r} 480L${424 - r} 630A${r - 24} 22 0 0 0 ${376 + r} 630L${400 + r} 480Z`;
  return (
    contact(pen, 404, 648, r - 6, 24) +
    ellipse(400, 478, r - 4, 24, '#4a3a2e') +
    foliage +
    path(
      d`M${404 - r} 478A${r - 4} 24 0 0 0 ${396 + r} 478L${390 + r} 520H${410 - r}Z`,
      pen.round(colour),
    ) +
    path(skin.replace('480L', '484L'), pen.round(colour)) +
    (look.pick('ridges', true, false) ? inside(pen, skin, ridges) : '') +
    line(d`M${400 - r} 478A${r} 26 0 0 0 ${400 + r} 478`, tint(colour, 0.5), 9) +
    streak(pen, 420 - r, 510, 14, 90, 0.5)
  );
};

export const plant: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'room',
  focus: { x: 400, y: 420, zoom: 1.7 },
  draw,
};
