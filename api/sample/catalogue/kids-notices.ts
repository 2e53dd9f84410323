/** 사용연령 and 크기·중량 of goods for children, by archetype; the size in a name counts. */
interface KidsFacts {
  age: string;
  size: string;
}

const byArchetype: Readonly<Record<string, (name: string) => KidsFacts>> = {
  blocks: () => ({ age: '36개월 이상', size: '상자 320×250×90mm · 1.2kg' }),
  plush: (name) => {
    const cm = Number(/(\d+)cm/.exec(name)?.[1] ?? 40);
    return { age: '36개월 이상', size: `앉은키 ${cm}cm · ${cm * 9}g` };
  },
  stroller: (name) => ({
    age: '신생아~36개월(15kg 이하)',
    size: `펼쳤을 때 480×1,020×830mm · ${/6\.9kg|초경량|휴대용/.test(name) ? '6.9' : '9.8'}kg`,
  }),
  'baby-bodysuit': () => ({ age: '0~24개월', size: '호칭 70~100(키 70~100cm) · 80g' }),
  'baby-bottle': () => ({ age: '신생아 이상', size: '높이 190mm, 지름 62mm · 95g' }),
  puzzle: (name) => ({
    age: /48피스/.test(name) ? '36개월 이상' : '8세 이상',
    size: '완성 크기 500×375mm · 480g',
  }),
};

const others: KidsFacts = { age: '36개월 이상', size: '상자 300×200×100mm · 500g' };

export const kidsFactsOf = (archetype: string, name: string): KidsFacts =>
  byArchetype[archetype]?.(name) ?? others;
