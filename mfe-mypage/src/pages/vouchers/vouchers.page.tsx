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
import { MyLayout } from '../../features/my-menu/my-layout';
import { voucherQueries } from '../../features/voucher/voucher.queries';
import {
  isOfTab,
  readVoucherTab,
  voucherTabPath,
  voucherTabs,
} from '../../features/voucher/voucher-tab';
import { VoucherRow } from './voucher-row';
import styles from './vouchers.module.css';

const voucherSheet = lazy(() =>
  import(/* webpackChunkName: "voucher-sheet" */ './voucher-sheet').then(
    ({ VoucherSheet }) => VoucherSheet,
  ),
);

export const meta = (): PageMeta => ({ title: '모바일 쿠폰', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const tab = readVoucherTab(query);
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
            '쓰지 않은 쿠폰은 주문 상세에서 취소하면 전액 환불해 드려요.',
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
          />
        ))}
      </ul>
      {modal.isOpen && shown?.pin && (
        <voucherSheet.Component voucher={shown} pin={shown.pin} onClose={modal.close} />
      )}
    </>
  );
}
