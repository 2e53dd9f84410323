import { beautyFood } from './beauty-food';
import { fashion } from './fashion';
import { home } from './home';
import { type Entry, level, phrases, type Words } from './kit';
import { leisure } from './leisure';
import { machines } from './machines';

export type { Words } from './kit';
export { shownForms } from './shown-forms';

const table: Record<string, Entry> = {
  ...fashion,
  ...beautyFood,
  ...home,
  ...machines,
  ...leisure,
};

/** @throws Error when an archetype has no words. */
export function wordsFor(archetype: string): Words {
  const entry = table[archetype];
  if (!entry) throw new Error(`The sample shop has no words for the archetype "${archetype}".`);
  const [features, nouns, specs, priceK, options, unit] = entry;
  return {
    features: phrases(features),
    nouns: phrases(nouns),
    specs: phrases(specs),
    priceK,
    options,
    unit,
  };
}

/** Leaves that share an archetype with another and call their goods differently. */
const ofLeaf: Record<string, string> = {
  롱스커트: '롱 A라인 스커트|롱 H라인 스커트|롱 플리츠 스커트',
  '미니 원피스': '미니 원피스|플레어 미니 원피스|퍼프 미니 원피스',
  '롱 원피스': '롱 원피스|맥시 원피스|셔링 롱 원피스',
  '미디 원피스': '미디 원피스|플레어 미디 원피스|퍼프 미디 원피스',
  숏코트: '숏코트|더블 숏코트|크롭 코트',
  '가디건 아우터': '아우터 가디건|도톰한 가디건|브이넥 아우터 가디건',
  '긴팔 티셔츠': '긴팔 티셔츠|그래픽 긴팔 티셔츠|스트라이프 긴팔 티셔츠',
  '슬림 데님': '슬림 데님 팬츠|슬림 스트레치 진|스키니 진',
  '경량 패딩': '경량 패딩|경량 숏패딩|퀼팅 경량 패딩',
  캔버스화: '캔버스화|캔버스 스니커즈|로우탑 캔버스화',
  롱부츠: '롱부츠|하이 부츠|라이딩 롱부츠',
  '노트북 가방': '노트북 백팩|비즈니스 백팩|노트북 수납 백팩',
  카드지갑: '카드지갑|데일리 카드지갑|미니 카드지갑',
  아이크림: '아이크림|주름 개선 아이크림|아이 밤',
  '남녀공용 향수': '남녀공용 향수|젠더리스 퍼퓸|공용 오 드 퍼퓸',
  트리트먼트: '헤어 트리트먼트|헤어팩|린스',
  컵라면: '컵라면|큰사발 컵라면|소컵 컵라면',
  비빔면·국수: '비빔면|막국수|칼국수|쌀국수',
  '1인 소파': '1인 소파|1인 라운지 소파|1인 패브릭 소파',
  무드등: '무드등|취침등|수유등',
  보온컵: '보온컵|보온 핸들 텀블러|캠핑 보온컵',
  '컴팩트 카메라': '컴팩트 카메라|하이엔드 디카|똑딱이 카메라',
  '여행용 드라이어': '여행용 드라이어|미니 드라이어|휴대용 드라이어',
  트레일러닝화: '트레일러닝화|트레일화|등산 러닝화',
  '여름 바디수트': '여름 바디수트|반팔 바디수트|메쉬 바디수트',
  '고양이 사료': '고양이 사료|고양이 건식 사료|키튼 사료',
  '강아지 사료': '강아지 사료|퍼피 사료|시니어 사료',
};

export const nounsOfLeaf = (leafName: string, words: Words): readonly string[] => {
  const nounsOfLeaf = ofLeaf[leafName];
  return nounsOfLeaf ? phrases(nounsOfLeaf) : words.nouns;
};

/** Kinds (places in the archetype's colours) that a leaf may hold, where not all fit. */
export const kindsOfLeaf: Record<string, readonly number[]> = { 정육: [0, 1], 수산: [2] };

/** What the words of an archetype do not say for all of its leaves. */
const fits: Record<string, (words: Words) => Partial<Words>> = {
  // A sofa for one person has no options for several.
  '1인 소파': ({ options }) => ({
    options: { ...options, levels: [] },
    specs: ['스툴 포함', '쿠션 포함', '목쿠션 포함'],
  }),
  // A compact camera has no lenses to choose.
  '컴팩트 카메라': ({ options }) => ({
    options: {
      ...options,
      levels: [level('구성', '본체|본체+메모리카드|여행 세트', 0.12)],
    },
  }),
};

export const fitToLeaf = (leafName: string, words: Words): Words => ({
  ...words,
  ...fits[leafName]?.(words),
});
