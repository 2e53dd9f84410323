/** Search keywords and synonyms. Every popular keyword finds goods of the sample. */
export const popular: readonly (readonly [word: string, prevRank: number | null])[] = [
  ['무선 이어폰', 2],
  ['롱패딩', 1],
  ['라면', 5],
  ['가습기', 3],
  ['러닝화', 4],
  ['노트북', null],
  ['원두', 6],
  ['핸드크림', 9],
  ['캣타워', 8],
  ['텀블러', 7],
];

export const recommended = [
  '선물세트',
  '핸드메이드 코트',
  '침구 세트',
  '블루투스 스피커',
  '사과',
  '유모차',
  '에스프레소 머신',
  '요가매트',
];

/** Applied in both directions. */
export const synonyms: readonly (readonly [string, string])[] = [
  ['핸드폰', '스마트폰'],
  ['휴대폰', '스마트폰'],
  ['랩탑', '노트북'],
  ['에어팟', '이어폰'],
  ['잠바', '재킷'],
  ['점퍼', '재킷'],
  ['자켓', '재킷'],
  ['운동화', '스니커즈'],
  ['후라이팬', '프라이팬'],
  ['밥통', '밥솥'],
  ['스웨터', '니트'],
  ['후드티', '후드 티셔츠'],
  ['청소기', '무선청소기'],
  ['데님', '청바지'],
  ['물', '생수'],
  ['책', '도서'],
  ['이불', '침구'],
  ['고양이밥', '고양이 사료'],
  ['개사료', '강아지 사료'],
  ['아령', '덤벨'],
  ['드라이기', '드라이어'],
  ['핸드백', '토트백'],
  ['카펫', '러그'],
  ['기저귀가방', '백팩'],
  ['여자', '여성'],
  ['남자', '남성'],
  ['시계', '스마트워치'],
  ['1인용', '1인'],
  ['24인치', '24형'],
  ['27인치', '27형'],
  ['32인치', '32형'],
  ['교환권', '쿠폰'],
  ['기프티콘', '쿠폰'],
  ['ramen', '라면'],
  ['coffee', '원두'],
  ['laptop', '노트북'],
];

export const redirectsOfWords = [
  { word: '장바구니', to_url: '/basket', title: '장바구니로 가기' },
  { word: '주문조회', to_url: '/mypage/order/list', title: '주문/배송 조회로 가기' },
  { word: '배송조회', to_url: '/mypage/order/list', title: '주문/배송 조회로 가기' },
];

export const banned = ['도박', '불법촬영'];
