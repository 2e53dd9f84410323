import { useQuery } from '@shop/shared/app';
import styles from './payment-check-banner.module.css';
import { systemStatusQuery } from './system-status.queries';

/**
 * By Intl instead of a date library, which every page would download; created when it is needed,
 * because it takes a phone 55 ms.
 */
const endText = (instant: string): string =>
  new Intl.DateTimeFormat('ko-KR', {
    timeZone: 'Asia/Seoul',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.parse(instant));

/** Shown on every page during maintenance of payment alone, before the visitor fills a basket. */
export function PaymentCheckBanner() {
  const { data } = useQuery({ ...systemStatusQuery, enabled: false });
  const notice = data?.notice;
  if (notice?.scope !== 'PAYMENT') return null;
  return (
    <p className={styles.banner} role="status">
      <strong>결제 점검 중이에요.</strong> {notice.reason} {endText(notice.toAt)}까지 결제할 수
      없어요.
    </p>
  );
}
