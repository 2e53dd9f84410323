/** Pictures as shoppers take them: the article at home, nearer, a little askew, in warmer or cooler light. */
import { paletteAt } from '../palettes';
import { createPen } from '../parts/pen';
import { chance, hash } from '../parts/seed';
import { group, n, rect } from '../parts/svg';
import { sheet } from './sheet';
import { detail, type Shot, use } from './views';

export function review(shot: Shot, palette: number, seed: number): string {
  const pen = createPen();
  const turn = (chance(seed, shot.id, 'turn') - 0.5) * 9;
  const near = 1.12 + chance(seed, shot.id, 'near') * 0.34;
  const x = 400 + (chance(seed, shot.id, 'x') - 0.5) * 90;
  const y = 450 + (chance(seed, shot.id, 'y') - 0.5) * 70;
  const close = hash(seed, shot.id, 'close') % 4 === 0;
  const warm = chance(seed, shot.id, 'warm') > 0.4;
  const light = rect(0, 0, 800, 800, 0, warm ? '#ffb45a' : '#6f8fd0', { opacity: 0.1 });
  const { tones } = paletteAt(palette);
  const content = close
    ? detail(pen, shot)
    : use(pen, { ...shot, tone: tones[seed % 3] ?? tones[0] });
  const framed = group(content, {
    transform: `translate(400 400) rotate(${n(turn)}) scale(${n(close ? 1.1 : near)}) translate(${n(-x)} ${n(close ? -400 : -y)})`,
  });
  return sheet(pen, framed + light);
}
