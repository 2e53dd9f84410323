import { type OrderDetail, site } from '@shop/shared/contracts';
import { dottedDate, sumWon } from '@shop/shared/domain';
import { VisuallyHidden, wonFigure } from '@shop/shared/ui';
import styles from './order-receipt.module.css';
import { ReceiptSellers } from './receipt-sellers';

/** Lines as they were delivered in the end: exchanged pieces are those that were sent instead. */
const deliveredLines = ({ items }: OrderDetail) =>
  items
    .map((item) => ({ ...item, qty: item.qty - item.exchangedQty }))
    .filter(({ qty }) => qty > 0)
    .map((item) => ({ ...item, amountWon: item.unitPriceWon * item.qty }));

const totalOf = ({ amounts }: OrderDetail): number =>
  amounts.payWon + amounts.claimPaidWon - amounts.refundedWon;

/** What lowers or raises the sum of the goods; a refund is what is then missing to the total. */
function adjustments(order: OrderDetail): [string, number][] {
  const { amounts } = order;
  const rows: [string, number][] = [
    ['배송비', amounts.deliveryWon + amounts.areaFeeWon],
    ['쿠폰 할인', -amounts.couponWon],
    ['포인트 사용', -amounts.pointWon],
    ['코인 사용', -amounts.coinWon],
    ['상품권 사용', -amounts.giftCardWon],
    ['교환으로 줄어든 할인', amounts.benefitLessWon],
    ['반품·교환 비용', amounts.claimCostWon],
  ];
  const goods = deliveredLines(order).map(({ amountWon }) => amountWon);
  const beforeRefunds = sumWon([...goods, ...rows.map(([, won]) => won)]);
  const all: [string, number][] = [...rows, ['환불', totalOf(order) - beforeRefunds]];
  return all.filter(([, won]) => won !== 0);
}

/** 거래명세서: every line with its seller, quantity and price, and how the total comes about. */
export function Statement({ order }: { order: OrderDetail }) {
  const { receiver } = order;
  return (
    <>
      <p className={styles.lead}>
        {receiver.name} 귀하 · {dottedDate(order.orderedAt)} · 주문번호 {order.orderNo}
      </p>
      <p className={styles.lead}>통신판매중개자 {site.name}</p>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>거래명세서</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">상품</th>
            <th scope="col">수량</th>
            <th scope="col">단가</th>
            <th scope="col">금액</th>
          </tr>
        </thead>
        <tbody>
          {deliveredLines(order).map((item) => (
            <tr key={item.itemNo}>
              <th scope="row">
                {item.goodsName}
                {item.optionText && <span className={styles.option}>{item.optionText}</span>}
              </th>
              <td>{item.qty}</td>
              <td>{wonFigure(item.unitPriceWon)}</td>
              <td>{wonFigure(item.amountWon)}</td>
            </tr>
          ))}
          {adjustments(order).map(([label, won]) => (
            <tr key={label}>
              <th scope="row" colSpan={3}>
                {label}
              </th>
              <td>{wonFigure(won)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              합계
            </th>
            <td>{wonFigure(totalOf(order))}원</td>
          </tr>
        </tfoot>
      </table>
      <ReceiptSellers sellers={order.sellers} />
    </>
  );
}
