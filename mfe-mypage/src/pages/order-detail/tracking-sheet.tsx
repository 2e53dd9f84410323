import type { OrderShipment } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import {
  BottomSheet,
  CopyButton,
  EmptyState,
  ExternalLink,
  InfoTable,
  Timeline,
} from '@shop/shared/ui';
import styles from './order-detail.module.css';

/** 배송조회: invoice, courier and every scan of one parcel. */
export function TrackingSheet({
  shipment,
  onClose,
}: {
  shipment: OrderShipment;
  onClose: () => void;
}) {
  const { events } = shipment;
  const steps = events.toReversed().map(({ name, at, place, detail }) => ({
    label: `${name}${place ? ` · ${place}` : ''}`,
    time: `${dottedDateTime(at)}${detail ? ` · ${detail}` : ''}`,
  }));
  return (
    <BottomSheet open title="배송조회" onClose={onClose}>
      <div className={styles.tracking}>
        <InfoTable
          caption="송장"
          rows={[
            { key: '배송 상태', value: shipment.stateName },
            {
              key: '택배사',
              value: (
                <>
                  {shipment.courierName}{' '}
                  <a href={`tel:${shipment.courierPhone}`} className={styles.phone}>
                    {shipment.courierPhone}
                  </a>
                </>
              ),
            },
            { key: '송장번호', value: shipment.invoiceNo },
          ]}
        />
        <div className={styles.parcelActions}>
          <CopyButton
            text={shipment.invoiceNo}
            label="송장번호 복사"
            size="small"
            variant="outline"
          />
          <ExternalLink href={shipment.trackUrl} tone="accent" className={styles.courierLink}>
            {shipment.courierName}에서 보기
          </ExternalLink>
        </div>
        {steps.length > 0 ? (
          <Timeline label="배송 이력" direction="column" steps={steps} current={steps.length - 1} />
        ) : (
          <EmptyState
            title="아직 배송 정보가 없어요"
            reason="상품을 보낸 뒤 택배사가 알려 줄 때까지 하루쯤 걸릴 수 있어요"
          />
        )}
      </div>
    </BottomSheet>
  );
}
