import { useApp } from '@shop/shared/app';
import styles from './trial-banner.module.css';

/** Says on every page of a public trial shop that nothing here is real. */
export function TrialBanner() {
  if (!useApp().settings.isTrial) return null;
  return (
    <section className={styles.banner} aria-label="체험용 쇼핑몰 안내">
      체험용 쇼핑몰이에요. 실제로 결제되거나 배송되지 않아요.
    </section>
  );
}
