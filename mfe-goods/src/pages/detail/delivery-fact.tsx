import { useNow } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import {
  arrivalText,
  deliveryPromise,
  deliveryPromiseText,
  groupDigits,
  isDigitalGoods,
  koreanDayText,
  leavesAt,
  promisedArrival,
} from '@shop/shared/domain';
import { useDeliveryArea } from '../../features/area/use-delivery-area';
import { areaFeeText, feeTexts } from '../../features/delivery/delivery-texts';
import { AreaLine } from './area-line';
import styles from './facts.module.css';

const MINUTE_MS = 60_000;

const HOUR_MS = 3_600_000;

/** The hour of the day in Korea. */
const koreanHour = (now: number): number => Math.floor(now / HOUR_MS + 9) % 24;

interface DeliveryProps {
  goods: GoodsDetail;
}

/** 모레(목) 도착 예정 in the shopper's area; nothing for what is sold out, shipped later or sent to the phone. */
export function ArrivalPromise({ goods }: DeliveryProps) {
  const { delivery, goodsType, soldOut } = goods;
  const now = useNow(MINUTE_MS);
  const extraDays = useDeliveryArea()?.extraDays ?? 0;
  if (soldOut || goodsType === 'RESERVATION' || isDigitalGoods(goodsType)) return null;
  const { leadDays, cutoffHour, restDays } = delivery;
  return (
    <span className={styles.promise}>
      {deliveryPromiseText(
        deliveryPromise(new Date(now), leadDays + extraDays, cutoffHour, restDays),
      )}
    </span>
  );
}

/** The arrival date of the shopper's area, the delivery fee and extra fees by area. */
export function DeliveryFact({ goods }: DeliveryProps) {
  const { delivery, goodsType } = goods;
  const now = useNow(MINUTE_MS);
  const area = useDeliveryArea();
  if (isDigitalGoods(goodsType)) {
    return (
      <>
        <p className={styles.strong}>배송 없이 휴대폰으로 받는 상품이에요</p>
        <p className={styles.soft}>결제하면 마이페이지의 모바일 쿠폰에 바로 발급돼요</p>
      </>
    );
  }
  const { cutoffHour, punctual, restDays } = delivery;
  const leadDays = delivery.leadDays + (area?.extraDays ?? 0);
  const { fee, condition } = feeTexts(delivery, goods.price.salePriceWon);
  const areaFee = areaFeeText(delivery);
  return (
    <>
      {delivery.shipsFrom && !goods.soldOut && (
        <p className={styles.strong}>
          {koreanDayText(delivery.shipsFrom)}부터 보내 드려요
          <span className={styles.soft}>
            {' · '}
            {arrivalText(
              promisedArrival(
                leavesAt(new Date(now), delivery.shipsFrom),
                leadDays,
                cutoffHour,
                restDays,
              ),
            )}
          </span>
        </p>
      )}
      {goodsType !== 'RESERVATION' && !goods.soldOut && (
        <p className={styles.strong}>
          <ArrivalPromise goods={goods} />
          {koreanHour(now) < cutoffHour && (
            <span className={styles.soft}> · 오늘 {cutoffHour}시 전에 주문하면</span>
          )}
        </p>
      )}
      {!goods.soldOut && <AreaLine area={area} />}
      {punctual && (
        <p className={styles.soft}>
          최근 30일 제때 도착 {punctual.percent}% (주문 {groupDigits(punctual.orderCount)}건)
        </p>
      )}
      <p>
        {fee}
        {condition && <span className={styles.soft}> · {condition}</span>}
      </p>
      {areaFee && <p className={styles.soft}>도서산간 추가 {areaFee}</p>}
      <p className={styles.soft}>
        {delivery.courier}
        {delivery.isBundled && ' · 같은 판매자 상품과 묶음배송'}
      </p>
    </>
  );
}
