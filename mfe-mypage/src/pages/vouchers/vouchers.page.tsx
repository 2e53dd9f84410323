import { type PageMeta, useModalParam, useQuery, useSearchParams } from '@shop/shared/app';
import { paths, type Voucher } from '@shop/shared/contracts';
import {
  BulletList,
  ButtonLink,
  EmptyState,
  LinkTabs,
  lazy,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { useState } from 'react';
import { GiftCardEntry } from '../../features/gift-card/gift-card-entry';
import { MyLayout } from '../../features/my-menu/my-layout';
import { voucherQueries } from '../../features/voucher/voucher.queries';
import {
  isOfTab,
  readVoucherTab,
  type VoucherTab,
  voucherTabPath,
  voucherTabs,
} from '../../features/voucher/voucher-tab';
import { VoucherRow } from './voucher-row';
import styles from './vouchers.module.css';

const refundSheet = lazy(() =>
  import(/* webpackChunkName: "voucher-refund" */ './refund-sheet').then(
    ({ RefundSheet }) => RefundSheet,
  ),
);

const voucherSheet = lazy(() =>
  import(/* webpackChunkName: "voucher-sheet" */ './voucher-sheet').then(
    ({ VoucherSheet }) => VoucherSheet,
  ),
);

export const meta = (): PageMeta => ({ title: '모바일 쿠폰', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  return <Vouchers tab={readVoucherTab(query)} />;
}

export function Vouchers({ tab }: { tab: VoucherTab }) {
  const vouchers = useQuery(voucherQueries.list());
  return (
    <MyLayout title="모바일 쿠폰">
      <LinkTabs
        label="모바일 쿠폰"
        items={voucherTabs.map((one) => ({
          to: voucherTabPath(one.tab),
          text: one.text,
          isCurrent: one.tab === tab,
        }))}
      />
      {tab === 'usable' && <GiftCardEntry />}
      <Resource
        query={vouchers}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={8} />
          </SkeletonGroup>
        }
        isEmpty={(data) => !data.vouchers.some((one) => isOfTab(one, tab))}
        empty={
          <EmptyState
            title={tab === 'usable' ? '쓸 수 있는 모바일 쿠폰이 없어요' : '지난 쿠폰이 없어요'}
            reason="모바일 쿠폰과 상품권을 사면 여기에 모여요"
            action={
              <ButtonLink to={paths.searchResult('모바일 쿠폰')} variant="outline">
                모바일 쿠폰 둘러보기
              </ButtonLink>
            }
          />
        }
      >
        {(data) => <Rows vouchers={data.vouchers.filter((one) => isOfTab(one, tab))} />}
      </Resource>
      {/* Below the coupons, which would move them. */}
      {!vouchers.isPending && (
        <BulletList
          items={[
            '쓰지 않은 쿠폰은 기간이 끝나기 전에 환불하면 전액을, 끝난 뒤에는 구매한 날부터 5년까지 5만원 이하는 90%, 5만원을 넘으면 95%를 돌려드려요.',
            '선물 받은 쿠폰은 환불할 수 없고, 기한을 연장해 쓸 수 있어요.',
            '기간이 끝나기 30일 전부터, 끝난 뒤에도 구매한 날부터 5년까지 기한을 연장할 수 있어요.',
          ]}
        />
      )}
    </MyLayout>
  );
}

function Rows({ vouchers }: { vouchers: readonly Voucher[] }) {
  const modal = useModalParam('voucher');
  const [shownNo, setShownNo] = useState<string>();
  const shown = vouchers.find(({ voucherNo }) => voucherNo === shownNo);
  const [refundedNo, setRefundedNo] = useState<string>();
  const refunded = vouchers.find(({ voucherNo }) => voucherNo === refundedNo);
  return (
    <>
      <ul className={styles.list} aria-label="모바일 쿠폰">
        {vouchers.map((voucher) => (
          <VoucherRow
            key={voucher.voucherNo}
            voucher={voucher}
            onShow={() => {
              setShownNo(voucher.voucherNo);
              modal.open();
            }}
            onRefund={() => setRefundedNo(voucher.voucherNo)}
          />
        ))}
      </ul>
      {refunded?.orderNo && (
        <refundSheet.Component
          voucher={refunded}
          orderNo={refunded.orderNo}
          onClose={() => setRefundedNo(undefined)}
        />
      )}
      {modal.isOpen && shown?.pin && (
        <voucherSheet.Component voucher={shown} pin={shown.pin} onClose={modal.close} />
      )}
    </>
  );
}
