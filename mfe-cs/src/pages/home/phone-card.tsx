import { site } from '@shop/shared/contracts';
import { serviceHours } from '@shop/shared/domain';
import { PhoneIcon } from '@shop/shared/ui';
import styles from './home.module.css';

interface PhoneCardProps {
  /** By the server's clock; undefined until it is known. */
  isOpen: boolean | undefined;
}

/** The phone number, its hours, and whether the call center is open now. */
export function PhoneCard({ isOpen }: PhoneCardProps) {
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
        {isOpen !== undefined && (isOpen ? '지금 상담할 수 있어요' : '지금은 상담 시간이 아니에요')}
      </p>
    </section>
  );
}
