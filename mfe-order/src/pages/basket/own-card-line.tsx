import { presentError, toast, useCallMutation, useQueryClient, useSession } from '@shop/shared/app';
import { type BasketTotals, couponCalls } from '@shop/shared/contracts';
import { Button, wonFigure } from '@shop/shared/ui';
import { basketQueries } from '../../features/basket/basket.queries';
import styles from './own-card-line.module.css';

/** The price of the basket with the mall's own card, and the card's coupon if the member does not hold it yet. */
export function OwnCardLine({ offer }: { offer: NonNullable<BasketTotals['ownCard']> }) {
  const { isLoggedIn } = useSession();
  const client = useQueryClient();
  const { cardName, payWon, couponName, couponNo } = offer;
  const take = useCallMutation(couponCalls.download, {
    onSuccess: () => {
      toast('쿠폰 1장을 받았어요');
      void client.invalidateQueries({ queryKey: basketQueries.view().queryKey });
    },
    onError: presentError,
  });
  return (
    <div className={styles.line}>
      <p>
        {cardName}로 사면 <strong>{wonFigure(payWon)}원</strong>
        <span className={styles.coupon}>{couponName} 쿠폰까지 적용한 가격</span>
      </p>
      {couponNo !== null && isLoggedIn && (
        <Button
          size="small"
          variant="outline"
          aria-label={`${couponName} 쿠폰 받기`}
          isLoading={take.isPending}
          onClick={() => take.mutate({ params: { couponNo } })}
        >
          쿠폰 받기
        </Button>
      )}
    </div>
  );
}
