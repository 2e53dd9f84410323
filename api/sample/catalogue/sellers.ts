import { business } from '@shop/shared/contracts';

/** Eight sellers with different delivery rules. The first is the mall itself; the others are partners. */
export interface SampleSeller {
  bizName: string;
  ceo: string;
  bizNo: string;
  mailOrderNo: string;
  address: string;
  phone: string;
  email: string;
  isBrokerSale: boolean;
  returnAddress: string;
  policies: readonly SamplePolicy[];
}

export interface SamplePolicy {
  name: string;
  type: '10' | '20' | '30' | '40';
  condType?: '10' | '20';
  baseFee?: number;
  freeOver?: number;
  qtyUnit?: number;
  isBundled?: boolean;
  returnFee: number;
  courier: string;
  leadDays: number;
  cutoffHour: number;
}

const partner = (
  at: number,
  bizName: string,
  ceo: string,
  address: string,
  policies: readonly SamplePolicy[],
): SampleSeller => ({
  bizName,
  ceo,
  // The check digit is invalid on purpose: no real business has this number.
  bizNo: `214-8${at}-4027${at}`,
  mailOrderNo: `제2026-서울강남-0${at}184호`,
  address,
  // No number of the 070 service begins with 0 after it: nobody has this one.
  phone: `070-05${at}1-3${at}84`,
  email: `help${at}@seller.example`,
  isBrokerSale: true,
  returnAddress: address,
  policies,
});

export const sellers: readonly SampleSeller[] = [
  {
    bizName: business.companyName,
    ceo: business.representative,
    bizNo: business.registrationNo,
    mailOrderNo: business.mailOrderNo,
    address: business.address,
    phone: business.phone,
    email: business.email,
    isBrokerSale: false,
    returnAddress: '경기도 이천시 온담물류길 10',
    policies: [
      {
        name: '3만원 이상 무료배송',
        type: '30',
        condType: '10',
        baseFee: 3000,
        freeOver: 30000,
        isBundled: true,
        returnFee: 3000,
        courier: 'CJ대한통운',
        leadDays: 1,
        cutoffHour: 18,
      },
      {
        name: '무료배송',
        type: '10',
        isBundled: true,
        returnFee: 3000,
        courier: 'CJ대한통운',
        leadDays: 1,
        cutoffHour: 18,
      },
    ],
  },
  partner(2, '(주)모던클로젯', '윤하린', '서울특별시 성동구 온새미길 22', [
    {
      name: '7만원 이상 무료배송',
      type: '30',
      condType: '10',
      baseFee: 3000,
      freeOver: 70000,
      isBundled: true,
      returnFee: 3000,
      courier: '한진택배',
      leadDays: 2,
      cutoffHour: 14,
    },
  ]),
  partner(3, '신선한하루(주)', '박도윤', '경기도 김포시 햇들로 7', [
    {
      name: '새벽신선 4만원 이상 무료',
      type: '30',
      condType: '10',
      baseFee: 4000,
      freeOver: 40000,
      isBundled: true,
      returnFee: 4000,
      courier: '신선배송',
      leadDays: 1,
      cutoffHour: 22,
    },
  ]),
  partner(4, '(주)집과사람', '최은서', '경기도 광주시 나무결로 3', [
    {
      name: '설치배송',
      type: '20',
      baseFee: 15000,
      returnFee: 40000,
      courier: '전문설치배송',
      leadDays: 5,
      cutoffHour: 12,
    },
    {
      name: '5만원 이상 무료배송',
      type: '30',
      condType: '10',
      baseFee: 3500,
      freeOver: 50000,
      isBundled: true,
      returnFee: 3500,
      courier: '롯데택배',
      leadDays: 2,
      cutoffHour: 14,
    },
  ]),
  partner(5, '디지털웨이브(주)', '정시우', '서울특별시 용산구 전자나루로 5', [
    {
      name: '무료배송',
      type: '10',
      returnFee: 5000,
      courier: '우체국택배',
      leadDays: 1,
      cutoffHour: 16,
    },
    {
      name: '2,500원',
      type: '20',
      baseFee: 2500,
      isBundled: true,
      returnFee: 2500,
      courier: '우체국택배',
      leadDays: 1,
      cutoffHour: 16,
    },
  ]),
  partner(6, '(주)글로벌픽', '강지안', '인천광역시 중구 하늘마루로 60', [
    {
      name: '해외배송',
      type: '20',
      baseFee: 9900,
      returnFee: 30000,
      courier: '국제특송',
      leadDays: 8,
      cutoffHour: 12,
    },
  ]),
  partner(7, '(주)뷰티라운지', '임채원', '서울특별시 강남구 고운빛길 9', [
    {
      name: '2만원 이상 무료배송',
      type: '30',
      condType: '10',
      baseFee: 2500,
      freeOver: 20000,
      isBundled: true,
      returnFee: 2500,
      courier: 'CJ대한통운',
      leadDays: 1,
      cutoffHour: 17,
    },
  ]),
  partner(8, '놀이터상회(주)', '오유나', '대전광역시 유성구 별내음로 31', [
    {
      name: '수량별 배송비(3개마다)',
      type: '20',
      condType: '20',
      baseFee: 3000,
      qtyUnit: 3,
      returnFee: 3000,
      courier: '로젠택배',
      leadDays: 2,
      cutoffHour: 13,
    },
    {
      name: '착불',
      type: '40',
      baseFee: 4000,
      returnFee: 4000,
      courier: '경동택배',
      leadDays: 3,
      cutoffHour: 13,
    },
  ]),
];

/** Extra fee of islands and mountains, by postcode. */
export const areaFees = [
  { name: '제주', zipFrom: '63000', zipTo: '63644', fee: 3000, extraDays: 1 },
  { name: '울릉도', zipFrom: '40200', zipTo: '40240', fee: 5000, extraDays: 2 },
  { name: '인천 도서', zipFrom: '23100', zipTo: '23136', fee: 5000, extraDays: 2 },
  { name: '전남 도서', zipFrom: '58800', zipTo: '58866', fee: 4000, extraDays: 2 },
] as const;
