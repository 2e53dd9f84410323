import { Badge, Button } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { type OrderParcel, parcelGoodsText } from '../../features/order/order-parcels';
import styles from './order-detail.module.css';

interface ParcelItemsProps {
  parcel: OrderParcel;
  /** Whether the seller's goods come in several parcels, so that those without one need a name. */
  isOneOfSeveral: boolean;
  onTrack: (shipmentNo: number) => void;
  children: ReactNode;
}

/** The lines of one parcel below its state, courier and 배송조회. */
export function ParcelItems({ parcel, isOneOfSeveral, onTrack, children }: ParcelItemsProps) {
  const { shipment } = parcel;
  return (
    <div className={styles.parcelItems}>
      {shipment && (
        <div className={styles.parcelHead}>
          <p>
            <Badge>{shipment.stateName}</Badge> {shipment.courierName} {shipment.invoiceNo}
          </p>
          <Button
            size="small"
            variant="outline"
            aria-label={`${parcelGoodsText(parcel)} 배송조회`}
            onClick={() => onTrack(shipment.shipmentNo)}
          >
            배송조회
          </Button>
        </div>
      )}
      {!shipment && isOneOfSeveral && (
        <div className={styles.parcelHead}>
          <p>택배로 보내지 않은 상품</p>
        </div>
      )}
      <ul className={styles.items}>{children}</ul>
    </div>
  );
}
