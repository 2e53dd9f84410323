import { formOf } from '../pictures';
import { shapeFor } from './shape-for';

const names = [
  ['keyboard', '핫스왑 기계식 키보드 87키', 'layout', 'tenkeyless'],
  ['keyboard', '텐키리스 미니 키보드 한글 각인', 'layout', 'tenkeyless'],
  ['keyboard', '알루미늄 미니 키보드 RGB', 'layout', 'compact'],
  ['keyboard', '저소음 적축 키보드 RGB', 'layout', 'full'],
  ['keyboard', '펜타그래프 키보드 한글 각인', 'build', 'thin'],
  ['pot', '법랑 전골냄비 유리 뚜껑', 'lid', 'glass'],
  ['pot', '법랑 전골냄비 유리 뚜껑', 'depth', 'low'],
  ['pot', '통5중 국냄비 24cm', 'lid', 'solid'],
  ['pot', '통5중 국냄비 24cm', 'depth', 'tall'],
  ['plates', '본차이나 접시 세트 4인 16종', 'set', 'sixteen'],
  ['plates', '무광 그릇 세트 2인 8종', 'set', 'eight'],
  ['plates', '파스텔 홈세트 5종', 'set', 'five'],
  ['candle', '우드윅 캔들 (워머 포함)', 'set', 'warmer'],
  ['candle', '무화과 소이 캔들 200g', 'set', 'alone'],
] as const;

it.each(names)('draws a %s named %s with the %s %s', (archetype, name, part, variant) => {
  for (const first of [0, 700, 2_900])
    expect(formOf(archetype, shapeFor(archetype, name, first), part)).toBe(variant);
});
