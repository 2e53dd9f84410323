import type { OrderDetail, OrderShipment } from '@shop/shared/contracts';
import { arrivesInParts, dottedDate, dottedDateTime } from '@shop/shared/domain';
import { ArrivalDate, Badge, Button } from '@shop/shared/ui';
import { headlineParcel, parcelGoodsText, parcelsOf } from '../../features/order/order-parcels';
import styles from './order-detail.module.css';

/** The last thing that is known of a parcel. */
function lastWords({ events: [latest], shippedAt }: OrderShipment): string {
  if (!latest) return `${dottedDate(shippedAt)} 발송했어요. 아직 배송 정보가 없어요.`;
  return `${latest.detail} · ${latest.place} · ${dottedDateTime(latest.at)}`;
}

const preparing = (state: OrderDetail['state']): string =>
  state === 'PAY_DONE'
    ? '결제를 확인했어요. 판매자가 곧 준비를 시작해요'
    : '판매자가 상품을 준비하고 있어요';

const firstDay = (days: readonly (string | null)[]): string | undefined =>
  days.filter((day) => day !== null).sort()[0];

interface ParcelNowProps {
  order: OrderDetail;
  onTrack: (shipmentNo: number) => void;
}

/**
 * The place of the parcel, first on the page; of several it names the goods of the one that it is about. Not
 * rendered before the payment and after the end.
 */
export function ParcelNow({ order, onTrack }: ParcelNowProps) {
  const parcel = headlineParcel(order);
  if (!parcel || (!parcel.shipment && !order.arrivesOn)) return null;
  const { shipment, items } = parcel;
  const isOnly = parcelsOf(order.items, order.shipments).length === 1;
  const arrivesOn = firstDay(items.map((item) => item.arrivesOn));
  const delay = items.find((item) => item.delay)?.delay;
  return (
    <section className={styles.parcel} aria-label="배송 안내">
      <h2 className={styles.parcelTitle}>
        {arrivesOn ? (
          <ArrivalDate day={arrivesOn} size="title" isFirst={arrivesInParts(items)} />
        ) : (
          shipment?.stateName
        )}{' '}
        {delay && <Badge tone="caution">배송지연</Badge>}
      </h2>
      {!isOnly && <p>{parcelGoodsText(parcel)}</p>}
      <p className={styles.parcelPlace}>
        {shipment ? lastWords(shipment) : (delay?.reason ?? preparing(order.state))}
      </p>
      {shipment && (
        <div className={styles.parcelActions}>
          <Button
            size="small"
            variant={shipment.deliveredAt === null ? 'primary' : 'outline'}
            onClick={() => onTrack(shipment.shipmentNo)}
          >
            배송조회
          </Button>
        </div>
      )}
    </section>
  );
}
