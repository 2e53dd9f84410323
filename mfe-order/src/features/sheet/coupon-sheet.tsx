import { keepPreviousData, useQuery } from '@shop/shared/app';
import type { SheetCoupon } from '@shop/shared/contracts';
import {
  BottomSheet,
  Button,
  EmptyState,
  Resource,
  TextSkeleton,
  wonFigure,
} from '@shop/shared/ui';
import { useState } from 'react';
import { CouponCodeField } from './coupon-code-field';
import { CouponKindList } from './coupon-kind-list';
import { couponKinds, togglePick } from './coupon-picks';
import styles from './coupon-sheet.module.css';
import { sheetQueries } from './sheet.queries';

export interface CouponSheetProps {
  sheetNo: string;
  /** Issue numbers of the selected coupons. */
  chosen: readonly number[];
  open: boolean;
  onClose: () => void;
  onChoose: (issueNos: number[]) => void;
}

const takenNos = (coupons: readonly SheetCoupon[]): number[] =>
  coupons.filter(({ isTaken }) => isTaken).map(({ issueNo }) => issueNo);

/**
 * All coupons of the member by kind. Each change is previewed by the server, which places the coupons where
 * they save most and says why the others are left out.
 */
export function CouponSheet({ sheetNo, chosen, open, onClose, onChoose }: CouponSheetProps) {
  const [picked, setPicked] = useState<readonly number[]>();
  const query = useQuery({
    ...sheetQueries.coupons(sheetNo, picked ?? chosen),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const { data } = query;

  const handleClose = () => {
    setPicked(undefined);
    onClose();
  };
  const handleApply = () => {
    if (data) onChoose(takenNos(data.coupons));
    handleClose();
  };
  const isBest = data?.savingWon === data?.bestSavingWon;
  return (
    <BottomSheet
      title="쿠폰 선택"
      open={open}
      onClose={handleClose}
      footer={
        <Button
          size="large"
          aria-busy={query.isPlaceholderData}
          disabled={!data || query.isPlaceholderData}
          onClick={handleApply}
        >
          {data && data.savingWon > 0 ? `${wonFigure(data.savingWon)}원 할인 적용하기` : '적용하기'}
        </Button>
      }
    >
      <CouponCodeField onRegistered={() => void query.refetch()} />
      <Resource
        query={query}
        skeleton={<TextSkeleton lines={5} />}
        isEmpty={({ coupons }) => coupons.length === 0}
        empty={<EmptyState title="가지고 있는 쿠폰이 없어요" />}
      >
        {({ coupons, bestIssueNos }) => (
          <>
            <div className={styles.actions}>
              <Button
                variant="outline"
                size="small"
                disabled={isBest}
                onClick={() => setPicked(bestIssueNos)}
              >
                최대 할인으로 선택
              </Button>
              <Button variant="ghost" size="small" onClick={() => setPicked([])}>
                모두 해제
              </Button>
            </div>
            {couponKinds.map(({ kind, title, rule }) => (
              <CouponKindList
                key={kind}
                title={title}
                rule={rule}
                coupons={coupons.filter((coupon) => coupon.kind === kind)}
                onToggle={(coupon) => setPicked(togglePick(takenNos(coupons), coupon, coupons))}
              />
            ))}
          </>
        )}
      </Resource>
    </BottomSheet>
  );
}
