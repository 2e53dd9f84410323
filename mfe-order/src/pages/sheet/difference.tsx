import type { OrderDifference } from '@shop/shared/contracts';
import styles from './difference.module.css';

/** Differences between the shown sheet and the current one, the payment last. */
export function Difference({ difference }: { difference: OrderDifference }) {
  return (
    <>
      <p>결제는 되지 않았어요. 바뀐 내용을 확인하고 다시 결제해 주세요.</p>
      <DifferenceLines lines={difference.lines} />
    </>
  );
}

/** Each difference with its value before and after. */
export function DifferenceLines({ lines }: { lines: OrderDifference['lines'] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, before, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options of one product have equal lines
        <div key={at} className={styles.line}>
          <dt>{label}</dt>
          <dd>
            <del>{before}</del> → <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
