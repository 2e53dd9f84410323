import type { OrderDetail, OrderShipment } from '@shop/shared/contracts';
import { arrivesInParts, dottedDate, dottedDateTime } from '@shop/shared/domain';
import { ArrivalDate, Badge, Button } from '@shop/shared/ui';
import styles from './order-detail.module.css';

/** The last thing that is known of a parcel. */
function lastWords({ events: [latest], shippedAt }: OrderShipment): string {
  if (!latest) return `${dottedDate(shippedAt)} 발송했어요. 아직 배송 정보가 없어요.`;
  return `${latest.detail} · ${latest.place} · ${dottedDateTime(latest.at)}`;
}

/** The parcel to look for: what arrived already says nothing about goods that are still to come. */
export function parcelNow(order: OrderDetail): OrderShipment | undefined {
  if (order.state === 'BUY_CONFIRM' || order.state === 'RETURN_DONE') return undefined;
  return (
    order.shipments.find(({ state }) => state !== 'DELIVERED' && state !== 'LOST') ??
    (order.arrivesOn ? undefined : order.shipments[0])
  );
}

const preparing = (state: OrderDetail['state']): string =>
  state === 'PAY_DONE'
    ? '결제를 확인했어요. 판매자가 곧 준비를 시작해요'
    : '판매자가 상품을 준비하고 있어요';

interface ParcelNowProps {
  order: OrderDetail;
  onTrack: (shipmentNo: number) => void;
}

/** The place of the parcel, first on the page. Not rendered before the payment and after the end. */
export function ParcelNow({ order, onTrack }: ParcelNowProps) {
  const parcel = parcelNow(order);
  const isMoving = order.state !== 'BUY_CONFIRM' && order.state !== 'RETURN_DONE';
  if (!isMoving || (!parcel && !order.arrivesOn)) return null;
  const delay = order.items.find((item) => item.delay)?.delay;
  return (
    <section className={styles.parcel} aria-label="배송 안내">
      <h2 className={styles.parcelTitle}>
        {order.arrivesOn ? (
          <ArrivalDate day={order.arrivesOn} size="title" isFirst={arrivesInParts(order.items)} />
        ) : (
          parcel?.stateName
        )}{' '}
        {delay && <Badge tone="caution">배송지연</Badge>}
      </h2>
      <p className={styles.parcelPlace}>
        {parcel ? lastWords(parcel) : (delay?.reason ?? preparing(order.state))}
      </p>
      {parcel && (
        <div className={styles.parcelActions}>
          <Button size="small" variant="outline" onClick={() => onTrack(parcel.shipmentNo)}>
            배송조회
          </Button>
        </div>
      )}
    </section>
  );
}
