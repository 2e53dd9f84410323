import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import {
  bodyOf,
  cuffBand,
  hemBand,
  knitCut,
  neckBand,
  upper,
  wornFolds,
} from '../../parts/garment';
import { both, d, line, path } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { inside, tag } from '../../parts/trim';
import { knitted, ribs } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cut = knitCut(look.range('hem', 590, 640), 178);
  const weave = knitted(pen, colour, look.pick('gauge', 13, 18));
  const rib = ribs(colour, 10);
  const cable = [320, 400, 480]
    .map(
      (x) =>
        line(d`M${x} 230` + 'q26 26 0 52t0 52'.repeat(4), shade(colour, 0.4), 9, {
          opacity: 0.28,
        }) +
        line(d`M${x} 230` + 'q-26 26 0 52t0 52'.repeat(4), tint(colour, 0.5), 11, {
          opacity: 0.34,
        }),
    )
    .join('');
  const yoke = path(
    'M180 290h440v26H180zm0 50h440v12H180zm0 36h440v26H180z',
    mix(look.accent, contrast(colour, 0.5), 0.25),
    { opacity: 0.8 },
  );
  const front = inside(
    pen,
    bodyOf(cut),
    { cable, plain: '', striped: yoke }[look.pick('front', ...forms.knit.front)],
  );
  return (
    upper(pen, cut, { colour, weave, depth: 1.5, puff: 10 }, wornFolds(cut)) +
    front +
    both(panel(pen, { outline: cuffBand(cut, 46), colour, weave: rib, depth: 0 })) +
    panel(pen, { outline: hemBand(cut, 44), colour, weave: rib, depth: 0 }) +
    panel(pen, { outline: neckBand(cut, 26), colour, weave: rib, depth: 0 }) +
    tag(382, 134, 36, 22, tint(colour, 0.75))
  );
};

export const knit: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 230, zoom: 2.1 },
  draw,
};
