import { Link, useNow } from '@shop/shared/app';
import { type ComparedGoods, paths } from '@shop/shared/contracts';
import { deliveryPromise, deliveryPromiseText, orPlaceholder } from '@shop/shared/domain';
import { ButtonLink, Price, Rating } from '@shop/shared/ui';
import type { ReactNode, RefObject } from 'react';
import { feeTexts } from '../../features/delivery/delivery-texts';
import styles from './compare-table.module.css';
import { ComparedHead } from './compared-head';
import { noticeRows } from './notice-rows';

const TEN_MINUTES_MS = 600_000;

export interface CompareTableProps {
  items: readonly ComparedGoods[];
  onRemove: (goodsNo: number) => void;
  /** Receives the focus when a column was removed. */
  regionRef: RefObject<HTMLElement | null>;
}

/** Goods side by side. On phones it scrolls sideways inside its own region. */
export function CompareTable({ items, onRemove, regionRef }: CompareTableProps) {
  const cells = (of: (goods: ComparedGoods) => ReactNode) =>
    items.map((goods) => <td key={goods.goodsNo}>{of(goods)}</td>);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the wide table scrollable by keyboard
    <section ref={regionRef} tabIndex={0} className={styles.scroll} aria-label="상품 비교표">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">비교 항목</th>
            {items.map((goods) => (
              <th key={goods.goodsNo} scope="col">
                <ComparedHead goods={goods} onRemove={() => onRemove(goods.goodsNo)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="가격">{cells(priceOf)}</Row>
          <Row name="후기">{cells(ratingOf)}</Row>
          <Row name="도착">
            {cells((goods) => (goods.soldOut ? '품절' : <Arrival {...goods} />))}
          </Row>
          <Row name="배송비">{cells(feeOf)}</Row>
          <Row name="브랜드">{cells(brandOf)}</Row>
          {noticeRows(items).map(({ key, values }) => (
            <Row key={key} name={key}>
              {items.map(({ goodsNo }, at) => (
                <td key={goodsNo}>{orPlaceholder(values[at])}</td>
              ))}
            </Row>
          ))}
          <Row name="구매">
            {cells((goods) => (
              <ButtonLink
                to={paths.goods(goods.goodsNo)}
                size="small"
                variant="outline"
                aria-label={`${goods.name} 상품 보기`}
              >
                상품 보기
              </ButtonLink>
            ))}
          </Row>
        </tbody>
      </table>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children}
    </tr>
  );
}

const priceOf = (goods: ComparedGoods) => (
  <Price
    size="row"
    priceWon={goods.salePriceWon}
    listPriceWon={goods.listPriceWon}
    discountPercent={goods.discountRate}
    isFrom={goods.hasPriceRange}
    isDimmed={goods.soldOut}
  />
);

const ratingOf = ({ score, reviewCount }: ComparedGoods) =>
  reviewCount > 0 ? <Rating score={score} reviewCount={reviewCount} /> : '아직 후기가 없어요';

/** Goods that are sent to the phone and those that are not sold yet have no day. */
function Arrival({ arrival }: ComparedGoods) {
  const now = useNow(TEN_MINUTES_MS);
  if (!arrival) return '배송 없음';
  const { leadDays, cutoffHour, restDays } = arrival;
  return deliveryPromiseText(deliveryPromise(new Date(now), leadDays, cutoffHour, restDays));
}

function feeOf({ delivery, salePriceWon }: ComparedGoods) {
  const { fee, condition } = feeTexts(delivery, salePriceWon);
  return (
    <>
      {fee}
      {condition && <span className={styles.soft}>{condition}</span>}
    </>
  );
}

function brandOf({ brandNo, brandName }: ComparedGoods) {
  if (brandNo === null) return orPlaceholder(brandName ?? undefined);
  return (
    <Link className={styles.brand} to={paths.brand(brandNo)}>
      {brandName}
    </Link>
  );
}
