import type { CallInput, fulfilmentTestCalls, TestOrder } from '@shop/shared/contracts';
import { dottedDateTime, isBeforeShipping } from '@shop/shared/domain';
import { Button } from '@shop/shared/ui';
import { TestFacts, TestSection } from '../test-page';
import { useDrive } from './use-drive';

type Scan = CallInput<typeof fulfilmentTestCalls.courier>['body'];
type ClaimReport = Extract<CallInput<typeof fulfilmentTestCalls.seller>['body'], { kind: 'CLAIM' }>;
type Parcel = TestOrder['shipments'][number];

/** What a courier may report, and how often or late. */
const scans: readonly (readonly [string, Omit<Scan, 'courierCd' | 'invoiceNo'>])[] = [
  ['집하', { kind: 'PICKED_UP' }],
  ['간선 이동', { kind: 'IN_TRANSIT' }],
  ['배송출발', { kind: 'OUT_FOR_DELIVERY' }],
  ['배송완료', { kind: 'DELIVERED' }],
  ['배송완료 세 번', { kind: 'DELIVERED', times: 3 }],
  ['5시간 전 이동', { kind: 'IN_TRANSIT', hoursAgo: 5 }],
  ['택배 지연', { kind: 'DELAYED' }],
  ['주소 오류', { kind: 'WRONG_ADDRESS' }],
  ['분실', { kind: 'LOST' }],
];

const days = [1, 7, 9] as const;

/** One order: what its sellers, its couriers and the clock can do to it now. */
export function TestOrderSection({ order }: { order: TestOrder }) {
  const drive = useDrive();
  const { orderNo, items, shipments, claims, messages } = order;
  const facts = [
    ...items.map(({ goodsName, stateName }) => [goodsName, stateName] as const),
    ...claims.map(
      ({ claimNo, kindName, stateName }) => [`${kindName} ${claimNo}`, stateName] as const,
    ),
    ...shipments.map(({ invoiceNo, stateName }) => [`송장 ${invoiceNo}`, stateName] as const),
    ...messages.map(({ text, sentAt }) => [`메시지 ${dottedDateTime(sentAt)}`, text] as const),
  ];
  return (
    <TestSection title={`주문 ${orderNo}`}>
      <TestFacts facts={[['주문 일시', dottedDateTime(order.orderedAt)], ...facts]} />
      <SellerButtons order={order} />
      {shipments.map((parcel) => (
        <CourierButtons key={parcel.invoiceNo} parcel={parcel} />
      ))}
      {claims.map(({ claimNo }) => (
        <ClaimButtons key={claimNo} orderNo={orderNo} claimNo={claimNo} />
      ))}
      {days.map((count) => (
        <Drive
          key={count}
          label={`${orderNo} ${count}일 지나게 하기`}
          text={`${count}일 지나게 하기`}
          onClick={() => drive.days({ body: { orderNo, days: count } })}
        />
      ))}
    </TestSection>
  );
}

function SellerButtons({ order: { orderNo, items } }: { order: TestOrder }) {
  const { seller } = useDrive();
  const waiting = items.filter(({ state }) => isBeforeShipping(state));
  const [first] = waiting;
  if (!first) return null;
  const itemNos = waiting.map(({ itemNo }) => itemNo);
  const ofFirstSeller = waiting.filter(({ sellerNo }) => sellerNo === first.sellerNo);
  const parcel = { kind: 'SHIPPED', orderNo } as const;
  return (
    <>
      <Drive
        label={`${orderNo} 상품준비`}
        text="상품준비"
        onClick={() => seller({ body: { kind: 'PREPARING', orderNo, itemNos } })}
      />
      <Drive
        label={`${orderNo} 포장`}
        text="포장"
        onClick={() => seller({ body: { kind: 'PACKED', orderNo, itemNos } })}
      />
      <Drive
        label={`${orderNo} 발송`}
        text="발송 (한 판매자)"
        onClick={() =>
          seller({ body: { ...parcel, itemNos: ofFirstSeller.map(({ itemNo }) => itemNo) } })
        }
      />
      {waiting.length > 1 && (
        <Drive
          label={`${orderNo} 하나만 발송`}
          text="하나만 발송"
          onClick={() => seller({ body: { ...parcel, itemNos: [first.itemNo] } })}
        />
      )}
      <Drive
        label={`${orderNo} 발송지연`}
        text="발송지연 3일"
        onClick={() => seller({ body: { kind: 'DELAYED', orderNo, sellerNo: first.sellerNo } })}
      />
    </>
  );
}

function CourierButtons({ parcel: { courierCd, invoiceNo, state } }: { parcel: Parcel }) {
  const { courier } = useDrive();
  if (state === 'DELIVERED' || state === 'LOST') return null;
  return scans.map(([text, scan]) => (
    <Drive
      key={text}
      label={`${invoiceNo} ${text}`}
      text={text}
      onClick={() => courier({ body: { courierCd, invoiceNo, ...scan } })}
    />
  ));
}

/** What the seller does with a return or exchange. */
const claimSteps: readonly (readonly [
  string,
  Omit<ClaimReport, 'kind' | 'orderNo' | 'claimNo'>,
])[] = [
  ['접수', { to: 'APPROVED' }],
  ['수거', { to: 'PICKUP' }],
  ['입고', { to: 'RECEIVED' }],
  ['검수 통과', { to: 'INSPECTED' }],
  ['통과, 재판매 불가', { to: 'INSPECTED', isResellable: false }],
  ['교환품 품절', { to: 'INSPECTED', canSupply: false }],
  [
    '1,000원 차감 요청',
    { to: 'ADJUST_REQUESTED', deductionWon: 1_000, note: '구성품이 하나 빠져 있어요' },
  ],
  ['반려', { to: 'REJECTED', note: '사용한 흔적이 있어 받을 수 없어요' }],
];

function ClaimButtons({ orderNo, claimNo }: { orderNo: string; claimNo: string }) {
  const { seller } = useDrive();
  return claimSteps.map(([text, step]) => (
    <Drive
      key={text}
      label={`${claimNo} ${text}`}
      text={text}
      onClick={() => seller({ body: { kind: 'CLAIM', orderNo, claimNo, ...step } })}
    />
  ));
}

const Drive = ({ label, text, onClick }: { label: string; text: string; onClick: () => void }) => (
  <Button size="small" variant="outline" aria-label={label} onClick={onClick}>
    {text}
  </Button>
);
