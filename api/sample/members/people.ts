import type { MemberTypeCode } from '@shop/shared/domain';

/** A sample member: made up, as every name, number and place here. */
export interface SamplePerson {
  cno: string;
  typeCode: MemberTypeCode;
  name: string;
  phone: string;
  email: string;
  birth: string;
  grade: string;
  isAdultVerified: boolean;
  pointWon: number;
  coinWon: number;
  /** Card companies (code) with the last four digits of the card. */
  cards: readonly (readonly [string, string])[];
  addresses: readonly {
    alias: string;
    zip: string;
    road: string;
    jibun: string;
    detail: string;
    messageCd: string | null;
  }[];
}

export const samplePeople: readonly SamplePerson[] = [
  {
    cno: '0100200301',
    typeCode: '0',
    name: '김하늘',
    phone: '01020301101',
    email: 'haneul@example.com',
    birth: '19900315',
    grade: 'VIP',
    isAdultVerified: true,
    pointWon: 12_480,
    coinWon: 5_000,
    cards: [
      ['OWN', '4821'],
      ['SH', '1177'],
    ],
    addresses: [
      {
        alias: '집',
        zip: '06134',
        road: '서울특별시 강남구 테헤란로 31',
        jibun: '서울특별시 강남구 역삼동 152-1',
        detail: '101동 1203호',
        messageCd: '60',
      },
      {
        alias: '회사',
        zip: '03921',
        road: '서울특별시 마포구 월드컵로 42',
        jibun: '서울특별시 마포구 상암동 187-1',
        detail: '7층',
        messageCd: '40',
      },
      {
        alias: '제주 부모님',
        zip: '63080',
        road: '제주특별자치도 제주시 노연로 38',
        jibun: '제주특별자치도 제주시 노형동 355-1',
        detail: '2층',
        messageCd: '20',
      },
    ],
  },
  {
    cno: '1100200302',
    typeCode: '1',
    name: '이도윤',
    phone: '01020301102',
    email: 'doyun@example.com',
    birth: '19950822',
    grade: 'FAMILY',
    isAdultVerified: false,
    pointWon: 3_200,
    coinWon: 0,
    cards: [['OWN', '9034']],
    addresses: [
      {
        alias: '집',
        zip: '13486',
        road: '경기도 성남시 분당구 판교역로 22',
        jibun: '경기도 성남시 분당구 삼평동 217-1',
        detail: '704호',
        messageCd: '60',
      },
    ],
  },
  {
    cno: 'J100200303',
    typeCode: 'J',
    name: '박서연',
    phone: '01020301103',
    email: 'seoyeon@example.com',
    birth: '19840109',
    grade: 'BUSINESS',
    isAdultVerified: true,
    pointWon: 250_000,
    coinWon: 30_000,
    cards: [['OWN', '5510']],
    addresses: [
      {
        alias: '본사',
        zip: '07320',
        road: '서울특별시 영등포구 여의대로 24',
        jibun: '서울특별시 영등포구 여의도동 193-1',
        detail: '18층 총무팀',
        messageCd: '40',
      },
    ],
  },
  {
    // A new member: no address, no coupon, no order.
    cno: '0100200304',
    typeCode: '0',
    name: '최새봄',
    phone: '01020301104',
    email: 'saebom@example.com',
    birth: '20010527',
    grade: 'WELCOME',
    isAdultVerified: false,
    pointWon: 0,
    coinWon: 0,
    cards: [],
    addresses: [],
  },
  {
    // Buys often, so that the punctuality of a seller can be counted.
    cno: '0100200305',
    typeCode: '0',
    name: '한가람',
    phone: '01020301105',
    email: 'garam@example.com',
    birth: '19870904',
    grade: 'FAMILY',
    isAdultVerified: false,
    pointWon: 0,
    coinWon: 0,
    cards: [['OWN', '3350']],
    addresses: [
      {
        alias: '집',
        zip: '04031',
        road: '서울특별시 마포구 양화로 19',
        jibun: '서울특별시 마포구 서교동 374-1',
        detail: '1502호',
        messageCd: '60',
      },
    ],
  },
];

/** Card companies of the order sheet; the mall's own first. Names are made up but for the kind. */
export const sampleCards: readonly { cardCd: string; name: string; isOwn: boolean }[] = [
  { cardCd: 'OWN', name: '온담카드', isOwn: true },
  { cardCd: 'SH', name: '신한카드', isOwn: false },
  { cardCd: 'KB', name: 'KB국민카드', isOwn: false },
  { cardCd: 'SS', name: '삼성카드', isOwn: false },
  { cardCd: 'HD', name: '현대카드', isOwn: false },
  { cardCd: 'HN', name: '하나카드', isOwn: false },
  { cardCd: 'BC', name: 'BC카드', isOwn: false },
  { cardCd: 'NH', name: 'NH농협카드', isOwn: false },
];
