import { useId } from 'react';
import { CopyButton } from './copy-button';
import styles from './example-view.module.css';
import type { GuideExample } from './guide';

/** One example: rendered, with its source to copy. */
export function ExampleView({ title, Example, layout, code }: GuideExample) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.example}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.stage} data-layout={layout}>
        <Example />
      </div>
      <div className={styles.foot}>
        <details className={styles.source}>
          <summary className={styles.summary}>코드</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines from here */}
          <section className={styles.scroller} tabIndex={0} aria-label={`${title} 코드`}>
            <pre className={styles.code}>
              <code>{code}</code>
            </pre>
          </section>
        </details>
        <CopyButton text={code} label={`${title} 코드 복사`} />
      </div>
    </section>
  );
}
