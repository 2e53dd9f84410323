import type { GoodsDetail } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import type { ReactNode } from 'react';
import { priceNotes } from '../../features/price/low-price';
import { DeliveryFact } from './delivery-fact';
import styles from './facts.module.css';
import { InstallmentFact } from './installment-fact';
import { SellerFact } from './seller-fact';
import { SizeFact } from './size-fact';

/** 배송, 적립, 무이자 and 판매자. What is sold out promises neither a price nor points. */
export function Facts({ goods }: { goods: GoodsDetail }) {
  const { price } = goods;
  const notes = priceNotes(price);
  const taxNotes = [
    ...(goods.taxFree ? ['부가세 면세'] : []),
    ...(goods.culture ? ['문화비 소득공제'] : []),
  ];
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <Fact name="배송">
          <DeliveryFact goods={goods} />
        </Fact>
        {notes.length > 0 && <Fact name="가격">{notes.join(' · ')}</Fact>}
        {taxNotes.length > 0 && <Fact name="세금">{taxNotes.join(' · ')}</Fact>}
        {!goods.soldOut && price.pointWon > 0 && (
          <Fact name="적립 예정">{groupDigits(price.pointWon)}P</Fact>
        )}
        {price.interestFree && (
          <Fact name="카드 할부">
            <InstallmentFact priceWon={price.salePriceWon} offer={price.interestFree} />
          </Fact>
        )}
        {goods.sizeGuide && (
          <Fact name="사이즈">
            <SizeFact goods={goods} />
          </Fact>
        )}
        <Fact name="판매자">
          <SellerFact seller={goods.seller} />
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
