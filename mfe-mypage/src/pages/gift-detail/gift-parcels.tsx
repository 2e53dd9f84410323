import type { OpenGift } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { Badge, CopyButton, EmptyState, ExternalLink, Timeline } from '@shop/shared/ui';
import styles from './gift-detail.module.css';

type Parcel = OpenGift['parcels'][number];

/** 배송조회 of each parcel, as far as the courier has reported it. */
export function GiftParcels({ parcels }: { parcels: readonly Parcel[] }) {
  if (parcels.length === 0)
    return (
      <EmptyState
        title="아직 배송 정보가 없어요"
        reason="판매자가 상품을 보내면 여기에서 배송을 조회할 수 있어요"
      />
    );
  return (
    <ul className={styles.parcels} aria-label="배송">
      {parcels.map((parcel) => (
        <li key={parcel.invoiceNo} className={styles.parcel}>
          <p>
            <Badge>{parcel.stateName}</Badge> {parcel.courierName} {parcel.invoiceNo}
          </p>
          <div className={styles.actions}>
            <CopyButton
              text={parcel.invoiceNo}
              label="송장번호 복사"
              size="small"
              variant="outline"
            />
            <ExternalLink href={parcel.trackUrl} tone="accent">
              {parcel.courierName}에서 보기
            </ExternalLink>
          </div>
          <Scans parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

/** The scans of the courier, the first one at the top. */
function Scans({ parcel: { events } }: { parcel: Parcel }) {
  if (events.length === 0) return <p className={styles.note}>택배사가 아직 알려 주지 않았어요.</p>;
  const steps = events.toReversed().map(({ name, at, place }) => ({
    label: place ? `${name} · ${place}` : name,
    time: dottedDateTime(at),
  }));
  return <Timeline label="배송 이력" direction="column" steps={steps} current={steps.length - 1} />;
}
