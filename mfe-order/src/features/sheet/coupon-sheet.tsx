import { useQuery } from '@shop/shared/app';
import type { SheetCoupon } from '@shop/shared/contracts';
import {
  Badge,
  BottomSheet,
  Button,
  EmptyState,
  Radio,
  RadioGroup,
  Resource,
  TextSkeleton,
  wonFigure,
} from '@shop/shared/ui';
import { useState } from 'react';
import styles from './coupon-sheet.module.css';
import { sheetQueries } from './sheet.queries';

export interface CouponSheetProps {
  sheetNo: string;
  /** Issue number of the selected coupon; null for none. */
  chosen: number | null;
  open: boolean;
  onClose: () => void;
  onChoose: (issueNo: number | null) => void;
}

/**
 * All coupons of the member, each with its discount on this order or the reason why it cannot be
 * used.
 */
export function CouponSheet({ sheetNo, chosen, open, onClose, onChoose }: CouponSheetProps) {
  const query = useQuery({ ...sheetQueries.coupons(sheetNo), enabled: open });
  const [picked, setPicked] = useState<number | null>();
  const current = picked === undefined ? chosen : picked;

  const handleClose = () => {
    setPicked(undefined);
    onClose();
  };
  const handleApply = () => {
    onChoose(current);
    handleClose();
  };
  return (
    <BottomSheet
      title="쿠폰 선택"
      open={open}
      onClose={handleClose}
      footer={
        <Button size="large" onClick={handleApply}>
          적용하기
        </Button>
      }
    >
      <Resource
        query={query}
        skeleton={<TextSkeleton lines={5} />}
        isEmpty={({ coupons }) => coupons.length === 0}
        empty={<EmptyState title="가지고 있는 쿠폰이 없어요" />}
      >
        {({ coupons, bestIssueNo }) => (
          <RadioGroup label="쿠폰" isLabelHidden>
            {coupons.map((coupon) => (
              <Radio
                key={coupon.issueNo}
                look="card"
                name="coupon"
                checked={current === coupon.issueNo}
                disabled={!coupon.isUsable}
                onChange={() => setPicked(coupon.issueNo)}
                label={
                  <span className={styles.name}>
                    {coupon.name}
                    {coupon.issueNo === bestIssueNo && <Badge tone="accent">최대 할인</Badge>}
                  </span>
                }
                note={couponNote(coupon)}
                end={
                  coupon.isUsable && (
                    <strong className={styles.saving}>−{wonFigure(coupon.savingWon)}원</strong>
                  )
                }
              />
            ))}
            <Radio
              look="card"
              name="coupon"
              checked={current === null}
              onChange={() => setPicked(null)}
              label="쿠폰 사용 안 함"
            />
          </RadioGroup>
        )}
      </Resource>
    </BottomSheet>
  );
}

function couponNote({ isUsable, reason, minOrderWon, maxAmountWon }: SheetCoupon): string {
  if (!isUsable) return reason ?? '이 주문에는 사용할 수 없어요';
  const terms = [
    minOrderWon > 0 && `${wonFigure(minOrderWon)}원 이상`,
    maxAmountWon !== null && `최대 ${wonFigure(maxAmountWon)}원`,
  ];
  return terms.filter(Boolean).join(' · ') || '금액 제한 없음';
}
