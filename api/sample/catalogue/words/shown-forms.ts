import type { forms } from '../../pictures';

type Forms = typeof forms;
/** A name that matches shows the part of its drawing in one of these variants. */
type ShownForm<Parts> = {
  [Part in keyof Parts & string]: readonly [
    RegExp,
    Part,
    ...(Parts[Part] extends readonly (infer Variant)[] ? Variant[] : never),
  ];
}[keyof Parts & string];

/** Variants that the words of a name require of the drawing, by archetype. Every rule that matches applies. */
export const shownForms: { [Id in keyof Forms]: readonly ShownForm<Forms[Id]>[] } = {
  blouse: [
    [/타이넥/, 'front', 'bow'],
    [/버튼|브이넥/, 'front', 'buttons'],
  ],
  knit: [
    [/케이블/, 'front', 'cable'],
    [/라운드|크루넥/, 'neck', 'crew'],
  ],
  dress: [
    [/롱|맥시/, 'length', 'long'],
    [/미디|미니|플레어|반팔|퍼프/, 'length', 'regular'],
    [/퍼프/, 'sleeve', 'puffy'],
    [/반팔/, 'sleeve', 'puffy', 'flutter'],
  ],
  coat: [
    [/벨티드/, 'belt', 'belted'],
    [/^(?!.*벨티드)/, 'belt', 'plain'],
    [/롱코트/, 'length', 'long'],
    [/하프코트/, 'length', 'half'],
    [/숏코트|피코트|크롭/, 'length', 'short'],
    [/더블|피코트|테일러드|클래식/, 'collar', 'lapel'],
    [/더블|피코트/, 'rows', 'double'],
  ],
  skirt: [
    [/롱/, 'length', 'long'],
    [/^(?!.*롱)/, 'length', 'regular'],
    [/A라인/, 'kind', 'a-line'],
    [/H라인|펜슬/, 'kind', 'pencil'],
    [/플리츠/, 'kind', 'pleated'],
  ],
  shirt: [
    [/체크/, 'weave', 'checked'],
    [/옥스포드|린넨|데님|구김/, 'weave', 'plain', 'striped'],
  ],
  't-shirt': [
    [/긴팔/, 'sleeve', 'long'],
    [/반팔/, 'sleeve', 'short'],
    [/스트라이프/, 'weave', 'striped'],
    [/그래픽/, 'weave', 'plain'],
  ],
  jacket: [[/싱글|투버튼/, 'rows', 'single']],
  jeans: [
    [/슬림|스키니/, 'leg', 'slim'],
    [/^(?!.*슬림).*(스트레이트|일자)/, 'leg', 'straight'],
    [/와이드/, 'leg', 'wide'],
  ],
  hoodie: [
    [/집업/, 'front', 'zipped'],
    [/티셔츠|오버핏 후드/, 'front', 'pullover'],
  ],
  puffer: [
    [/롱패딩/, 'length', 'long'],
    [/숏패딩|경량 패딩/, 'length', 'short'],
    [/후드/, 'hood', 'hood'],
  ],
  loafers: [
    [/호스빗/, 'hardware', 'bit'],
    [/페니/, 'hardware', 'penny'],
    [/태슬/, 'hardware', 'tassel'],
  ],
  boots: [
    [/롱부츠|하이 부츠/, 'shaft', 'high'],
    [/앵클|첼시|레이스업|워커/, 'shaft', 'ankle'],
    [/첼시/, 'closing', 'chelsea'],
    [/레이스업|워커/, 'closing', 'laced'],
  ],
  wallet: [
    [/반지갑/, 'kind', 'bifold'],
    [/카드지갑/, 'kind', 'card'],
  ],
  ramen: [
    [/컵/, 'pack', 'cup'],
    [/^(?!.*컵)/, 'pack', 'bag'],
  ],
  kimchi: [
    [/(^| )[12]kg/, 'size', 'small'],
    [/(^| )5kg/, 'size', 'middle'],
    [/10kg/, 'size', 'large'],
  ],
  'pet-food': [
    [/고양이/, 'animal', 'cat'],
    [/키튼/, 'animal', 'kitten'],
    [/퍼피/, 'animal', 'puppy'],
    [/시니어/, 'animal', 'senior'],
    [/강아지/, 'animal', 'dog'],
  ],
  keyboard: [
    [/텐키리스|87키/, 'layout', 'tenkeyless'],
    [/^(?!.*(텐키리스|87키)).*미니/, 'layout', 'compact'],
    [/^(?!.*(텐키리스|87키|미니))/, 'layout', 'full'],
    [/펜타그래프/, 'build', 'thin'],
    [/^(?!.*펜타그래프)/, 'build', 'mechanical'],
  ],
  pot: [
    [/유리 뚜껑/, 'lid', 'glass'],
    [/^(?!.*유리 뚜껑)/, 'lid', 'solid'],
    [/전골/, 'depth', 'low'],
    [/국냄비|스튜/, 'depth', 'tall'],
  ],
  plates: [
    [/16종/, 'set', 'sixteen'],
    [/(^| )8종/, 'set', 'eight'],
    [/(^| )5종/, 'set', 'five'],
    [/^(?!.*\d종)/, 'set', 'few'],
  ],
  smartphone: [
    [/^\[리퍼\]/, 'box', 'renewed'],
    [/^(?!\[리퍼\])/, 'box', 'without'],
  ],
  nuts: [
    [/선물세트/, 'pack', 'gift'],
    [/^(?!.*선물세트).*\d봉/, 'pack', 'sachets'],
    [/^(?!.*(선물세트|\d봉)).*한 통/, 'pack', 'jar'],
    [/^(?!.*(선물세트|\d봉|한 통))/, 'pack', 'bag'],
  ],
  sofa: [
    [/1인/, 'seats', 'one'],
    [/^(?!.*1인)/, 'seats', 'two', 'three'],
  ],
  lamp: [
    [/장스탠드/, 'kind', 'floor'],
    [/단스탠드|테이블/, 'kind', 'table', 'dome'],
    [/돔/, 'kind', 'dome'],
  ],
  candle: [
    [/워머/, 'set', 'warmer'],
    [/^(?!.*워머)/, 'set', 'alone'],
  ],
  rug: [
    [/원형/, 'kind', 'round'],
    [/^(?!.*원형)/, 'kind', 'diamonds', 'arches', 'border'],
  ],
  'storage-box': [
    [/뚜껑|리빙박스/, 'kind', 'lidded'],
    [/바구니/, 'kind', 'basket'],
    [/패브릭/, 'kind', 'fabric'],
  ],
  knife: [
    [/식도|셰프/, 'kind', 'chef'],
    [/산도쿠/, 'kind', 'santoku'],
    [/빵칼/, 'kind', 'bread'],
  ],
  tumbler: [
    [/핸들|머그|보온컵/, 'kind', 'handle'],
    [/빨대/, 'kind', 'straw'],
    [/원터치/, 'kind', 'flip'],
  ],
  'cutting-board': [
    [/원형/, 'kind', 'round'],
    [/플레이팅/, 'kind', 'paddle', 'round'],
  ],
  speaker: [
    [/원통형/, 'kind', 'tower'],
    [/볼 스피커/, 'kind', 'ball'],
    [/홈|블루투스/, 'kind', 'tower', 'ball'],
  ],
  fridge: [
    [/2도어/, 'doors', 'two'],
    [/3도어/, 'doors', 'three'],
    [/4도어/, 'doors', 'four'],
  ],
  tent: [
    [/돔/, 'kind', 'dome'],
    [/A형/, 'kind', 'ridge'],
  ],
  'golf-club': [
    [/드라이버|우드/, 'kind', 'driver'],
    [/아이언/, 'kind', 'iron'],
    [/퍼터/, 'kind', 'putter'],
  ],
  blocks: [
    [/원목/, 'kind', 'wood'],
    [/조립|창작/, 'kind', 'studs'],
  ],
  plush: [
    [/곰/, 'animal', 'bear'],
    [/토끼/, 'animal', 'rabbit'],
    [/강아지/, 'animal', 'dog'],
  ],
  plant: [
    [/몬스테라/, 'kind', 'monstera'],
    [/스투키/, 'kind', 'snake'],
    [/고무나무/, 'kind', 'ficus'],
  ],
};
