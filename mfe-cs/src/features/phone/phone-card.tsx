import { useNow } from '@shop/shared/app';
import { site } from '@shop/shared/contracts';
import { nextServiceStartMs, serviceHours, serviceStartText } from '@shop/shared/domain';
import { PhoneIcon } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './phone-card.module.css';

const MINUTE_MS = 60_000;

interface PhoneCardProps {
  /** By the server's clock; undefined until it is known. */
  isOpen: boolean | undefined;
  /** Other ways to get help, shown outside the opening hours. */
  children?: ReactNode;
}

/** The phone number, its hours, and whether the call center is open now. */
export function PhoneCard({ isOpen, children }: PhoneCardProps) {
  const phone = site.customerServicePhone;
  return (
    <section className={styles.phone} aria-labelledby="cs-phone">
      <h2 id="cs-phone">전화 상담</h2>
      <a href={`tel:${phone}`} className={styles.number}>
        <PhoneIcon size={20} />
        {phone}
      </a>
      <p>{serviceHours.text} (주말·공휴일 휴무)</p>
      <p className={styles.open} data-open={isOpen}>
        {isOpen !== undefined && (isOpen ? '지금 상담할 수 있어요' : <NextStart />)}
      </p>
      {isOpen === false && children && <p className={styles.meanwhile}>{children}</p>}
    </section>
  );
}

/** When the phone is answered again, by the clock of the page. */
function NextStart() {
  const now = useNow(MINUTE_MS);
  const startMs = nextServiceStartMs(now);
  return startMs === undefined
    ? '지금 상담할 수 있어요'
    : `지금은 상담 시간이 아니에요. ${serviceStartText(startMs, now)} 상담해요`;
}
