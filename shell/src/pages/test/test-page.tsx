import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';
import styles from './test-page.module.css';

const testPages = [
  ['reloading', '새 빌드 확인'],
  ['main-header', '헤더'],
  ['mk-component', '레이어와 컴포넌트'],
  ['token-refresh', '로그인 갱신'],
  ['blank-at-mobile', '폰에서 빈 레이아웃'],
  ['display-account', '계좌 안내'],
  ['payment', '결제 시험'],
  ['fulfilment', '배송 시험'],
] as const;

/** Layout of a test page: title, controls, and links to the other test pages. */
export function TestPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      <nav aria-label="다른 시험 화면" className={styles.others}>
        {testPages.map(([name, text]) => (
          <Link key={name} to={`/test/${name}`} prefetch="none">
            {text}
          </Link>
        ))}
        {/* A page of the gateway, so a document of its own. */}
        <a href="/builds/status">빌드 현황</a>
      </nav>
    </main>
  );
}

/** A group of controls. */
export function TestSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}

/** Current values as a list. */
export function TestFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
