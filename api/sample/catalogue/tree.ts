import type { Category } from '../pictures';

/** A leaf category and the kinds of goods it holds. */
export interface Leaf {
  name: string;
  archetypes: readonly string[];
  /** Not sold below the age of 19. */
  isAdult?: boolean;
  /** Goes to the phone: its goods are listed one by one. */
  isDigital?: boolean;
}
/** Whose size chart, and of what. */
export interface SizeGuide {
  body: 'MALE' | 'FEMALE' | 'CHILD' | 'INFANT';
  wear: 'CLOTHES' | 'SHOES';
}
export interface Middle {
  name: string;
  leaves: readonly Leaf[];
  sizes?: SizeGuide;
}
export interface Top {
  sizes?: SizeGuide;
  id: Category;
  name: string;
  icon: string;
  middles: readonly Middle[];
}

const leaf = (name: string, ...archetypes: string[]): Leaf => ({ name, archetypes });
const middle = (name: string, ...leaves: Leaf[]): Middle => ({ name, leaves });
const clothes = (body: SizeGuide['body']): SizeGuide => ({ body, wear: 'CLOTHES' });
const shoes = (body: SizeGuide['body'], of: Middle): Middle => ({
  ...of,
  sizes: { body, wear: 'SHOES' },
});

/** Twelve top categories, three levels deep. */
export const tree: readonly Top[] = [
  {
    id: 'fashion-women',
    name: '여성패션',
    sizes: clothes('FEMALE'),
    icon: 'dress',
    middles: [
      middle(
        '상의',
        leaf('블라우스', 'blouse'),
        leaf('니트·스웨터', 'knit'),
        leaf('가디건', 'cardigan'),
      ),
      middle('하의', leaf('스커트', 'skirt'), leaf('롱스커트', 'skirt')),
      middle(
        '원피스',
        leaf('미니 원피스', 'dress'),
        leaf('롱 원피스', 'dress'),
        leaf('미디 원피스', 'dress'),
      ),
      middle(
        '아우터',
        leaf('코트', 'coat'),
        leaf('숏코트', 'coat'),
        leaf('가디건 아우터', 'cardigan'),
      ),
    ],
  },
  {
    id: 'fashion-men',
    name: '남성패션',
    sizes: clothes('MALE'),
    icon: 'shirt',
    middles: [
      middle(
        '상의',
        leaf('셔츠', 'shirt'),
        leaf('반팔 티셔츠', 't-shirt'),
        leaf('긴팔 티셔츠', 't-shirt'),
        leaf('후드·맨투맨', 'hoodie'),
      ),
      middle('하의', leaf('청바지', 'jeans'), leaf('슬림 데님', 'jeans')),
      middle(
        '아우터',
        leaf('재킷·블레이저', 'jacket'),
        leaf('패딩', 'puffer'),
        leaf('경량 패딩', 'puffer'),
      ),
    ],
  },
  {
    id: 'shoes-bags',
    name: '신발·가방',
    icon: 'bag',
    middles: [
      shoes('MALE', middle('운동화', leaf('스니커즈', 'sneakers'), leaf('캔버스화', 'sneakers'))),
      shoes(
        'FEMALE',
        middle(
          '구두·부츠',
          leaf('로퍼', 'loafers'),
          leaf('앵클부츠', 'boots'),
          leaf('롱부츠', 'boots'),
        ),
      ),
      middle(
        '가방',
        leaf('토트백', 'tote-bag'),
        leaf('백팩', 'backpack'),
        leaf('노트북 가방', 'backpack'),
      ),
      middle('지갑·소품', leaf('반지갑', 'wallet'), leaf('카드지갑', 'wallet')),
    ],
  },
  {
    id: 'beauty',
    name: '뷰티',
    icon: 'beauty',
    middles: [
      middle(
        '스킨케어',
        leaf('세럼·앰플', 'serum'),
        leaf('크림', 'cream-jar'),
        leaf('아이크림', 'cream-jar'),
      ),
      middle('메이크업', leaf('립스틱', 'lipstick'), leaf('쿠션·파운데이션', 'cushion')),
      middle('향수', leaf('여성 향수', 'perfume'), leaf('남녀공용 향수', 'perfume')),
      middle(
        '헤어·바디',
        leaf('샴푸', 'shampoo'),
        leaf('트리트먼트', 'shampoo'),
        leaf('핸드크림', 'hand-cream'),
      ),
    ],
  },
  {
    id: 'food',
    name: '식품',
    icon: 'food',
    middles: [
      middle(
        '라면·간편식',
        leaf('봉지라면', 'ramen'),
        leaf('컵라면', 'ramen'),
        leaf('비빔면·국수', 'ramen'),
      ),
      middle(
        '신선식품',
        leaf('과일', 'fruit-box'),
        leaf('정육', 'meat-pack'),
        leaf('수산', 'meat-pack'),
      ),
      middle('커피·음료', leaf('원두커피', 'coffee-beans'), leaf('생수·탄산수', 'water'), {
        ...leaf('전통주', 'rice-wine'),
        isAdult: true,
      }),
      middle('쌀·반찬·견과', leaf('쌀·잡곡', 'rice'), leaf('김치', 'kimchi'), leaf('견과', 'nuts')),
    ],
  },
  {
    id: 'living',
    name: '홈·리빙',
    icon: 'living',
    middles: [
      middle('가구', leaf('의자', 'chair'), leaf('소파', 'sofa'), leaf('1인 소파', 'sofa')),
      middle(
        '침구·패브릭',
        leaf('이불·침구세트', 'bedding'),
        leaf('러그·카페트', 'rug'),
        leaf('수건', 'towels'),
      ),
      middle('조명', leaf('스탠드', 'lamp'), leaf('무드등', 'lamp')),
      middle('수납·홈데코', leaf('수납함', 'storage-box'), leaf('캔들·향초', 'candle')),
    ],
  },
  {
    id: 'kitchen',
    name: '주방',
    icon: 'kitchen',
    middles: [
      middle(
        '조리도구',
        leaf('냄비', 'pot'),
        leaf('프라이팬', 'frying-pan'),
        leaf('칼', 'knife'),
        leaf('도마', 'cutting-board'),
      ),
      middle('식기', leaf('접시·그릇', 'plates'), leaf('머그·컵', 'mug')),
      middle('보온·보냉', leaf('텀블러', 'tumbler'), leaf('보온컵', 'tumbler')),
    ],
  },
  {
    id: 'digital',
    name: '디지털',
    icon: 'digital',
    middles: [
      middle(
        '컴퓨터',
        leaf('노트북', 'laptop'),
        leaf('모니터', 'monitor'),
        leaf('키보드', 'keyboard'),
      ),
      middle(
        '휴대폰·웨어러블',
        leaf('자급제 스마트폰', 'smartphone'),
        leaf('스마트워치', 'smartwatch'),
      ),
      middle('음향', leaf('무선 이어폰', 'earbuds'), leaf('블루투스 스피커', 'speaker')),
      middle('카메라', leaf('미러리스 카메라', 'camera'), leaf('컴팩트 카메라', 'camera')),
    ],
  },
  {
    id: 'appliance',
    name: '가전',
    icon: 'appliance',
    middles: [
      middle('생활가전', leaf('무선청소기', 'vacuum'), leaf('세탁기', 'washer')),
      middle('계절가전', leaf('공기청정기', 'air-purifier'), leaf('가습기', 'humidifier')),
      middle(
        '주방가전',
        leaf('냉장고', 'fridge'),
        leaf('전기밥솥', 'rice-cooker'),
        leaf('커피머신', 'coffee-machine'),
      ),
      middle(
        '이미용가전',
        leaf('헤어드라이어', 'hair-dryer'),
        leaf('여행용 드라이어', 'hair-dryer'),
      ),
    ],
  },
  {
    id: 'sports',
    name: '스포츠·레저',
    icon: 'sports',
    middles: [
      middle('홈트레이닝', leaf('요가매트', 'yoga-mat'), leaf('덤벨·아령', 'dumbbell')),
      shoes(
        'MALE',
        middle('러닝', leaf('러닝화', 'running-shoes'), leaf('트레일러닝화', 'running-shoes')),
      ),
      middle('캠핑·자전거', leaf('텐트', 'tent'), leaf('자전거 헬멧', 'helmet')),
      middle('골프·구기', leaf('골프클럽', 'golf-club'), leaf('축구공', 'soccer-ball')),
    ],
  },
  {
    id: 'kids',
    name: '유아동',
    icon: 'kids',
    middles: [
      middle('장난감', leaf('블록', 'blocks'), leaf('인형', 'plush'), leaf('퍼즐', 'puzzle')),
      middle('육아용품', leaf('유모차', 'stroller'), leaf('젖병·수유', 'baby-bottle')),
      {
        ...middle(
          '유아의류',
          leaf('바디수트', 'baby-bodysuit'),
          leaf('여름 바디수트', 'baby-bodysuit'),
        ),
        sizes: clothes('INFANT'),
      },
    ],
  },
  {
    id: 'pet-hobby',
    name: '반려·취미',
    icon: 'pet',
    middles: [
      middle('강아지', leaf('강아지 사료', 'pet-food'), leaf('강아지 침대', 'dog-bed')),
      middle('고양이', leaf('고양이 사료', 'pet-food'), leaf('캣타워', 'cat-tower')),
      middle('취미', leaf('도서', 'book'), leaf('화분·식물', 'plant'), leaf('통기타', 'guitar')),
      middle(
        '모바일 쿠폰·상품권',
        { ...leaf('모바일 쿠폰', 'voucher'), isDigital: true },
        { ...leaf('모바일 상품권', 'voucher'), isDigital: true },
      ),
    ],
  },
];
