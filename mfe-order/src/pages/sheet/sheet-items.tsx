import type { SheetItem, SheetSeller } from '@shop/shared/contracts';
import { isDigitalGoods, koreanDayText, lineCountText } from '@shop/shared/domain';
import { AlertIcon, ArrivalDate, Picture, Won, wonFigure } from '@shop/shared/ui';
import { AdultCheck } from '../../features/basket/adult/adult-check';
import { BrokerNotice } from '../../features/legal/broker-notice';
import styles from './sheet-items.module.css';
import { SheetPart } from './sheet-part';

export const itemId = (skuNo: number): string => `sheet-item-${skuNo}`;

/** Ordered items by seller. */
export function SheetItems({ sellers }: { sellers: readonly SheetSeller[] }) {
  return (
    <SheetPart title={`주문 상품 ${lineCountText(sellers.flatMap(({ items }) => items))}`}>
      {sellers.map((seller) => (
        <section key={seller.sellerNo} className={styles.seller} aria-label={seller.sellerName}>
          <header className={styles.head}>
            <h3 className={styles.name}>{seller.sellerName}</h3>
            <p className={styles.delivery}>{deliveryWords(seller)}</p>
            {seller.arrivesOn && (
              <p className={styles.arrival}>
                <ArrivalDate day={seller.arrivesOn} />
              </p>
            )}
          </header>
          <ul className={styles.items}>
            {seller.items.map((item) => (
              <Item key={item.skuNo} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <BrokerNotice
        sellerNames={sellers
          .filter(({ isBrokerSale }) => isBrokerSale)
          .map(({ sellerName }) => sellerName)}
      />
    </SheetPart>
  );
}

function deliveryWords({ items, deliveryWon, areaFeeWon }: SheetSeller): string {
  if (items.every(({ goodsType }) => isDigitalGoods(goodsType))) return '휴대폰으로 받아요';
  const fee = deliveryWon === 0 ? '무료배송' : `배송비 ${wonFigure(deliveryWon)}원`;
  return areaFeeWon > 0 ? `${fee} + 도서산간 ${wonFigure(areaFeeWon)}원` : fee;
}

function Item({ item }: { item: SheetItem }) {
  return (
    <li id={itemId(item.skuNo)} tabIndex={-1} className={styles.item}>
      <span className={styles.picture}>
        <Picture image={item.image} alt="" width={80} height={80} sizes="80px" isEager />
      </span>
      <div className={styles.words}>
        {item.brandName && <p className={styles.brand}>{item.brandName}</p>}
        <p className={styles.goods}>{item.goodsName}</p>
        <p className={styles.option}>
          {[item.optionText, `${item.qty}개`].filter(Boolean).join(' · ')}
        </p>
        {item.shipsFrom && (
          <p className={styles.option}>
            예약판매 · {koreanDayText(item.shipsFrom)}부터 보내 드려요
          </p>
        )}
        <p className={styles.amount}>
          <Won amountWon={item.amountWon} />
          {item.couponWon > 0 && (
            <span className={styles.coupon}>
              {item.couponText ?? '쿠폰'} −{wonFigure(item.couponWon)}원
            </span>
          )}
        </p>
        {item.problem && (
          <>
            <p className={styles.problem}>
              <AlertIcon size={16} />
              {item.problem.message}
            </p>
            <AdultCheck problem={item.problem} />
          </>
        )}
      </div>
    </li>
  );
}
