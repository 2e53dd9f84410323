import { Link } from '@shop/shared/app';
import type { BusinessFacts } from '@shop/shared/domain';
import type { ReactNode } from 'react';
import { AfterPaint } from '../after-paint/after-paint';
import { ExternalLink } from '../text-link/text-link';
import styles from './footer.module.css';

export interface FooterProps {
  business: BusinessFacts;
  /** 이용약관, 개인정보처리방침 …; `isStrong` for the privacy policy. */
  links: readonly { text: string; to: string; isStrong?: boolean }[];
  /** Hours of the customer centre, for example 평일 09:00–18:00. */
  phoneHours?: string;
  /** Certification marks, language, colour mode … */
  children?: ReactNode;
}

/** The Fair Trade Commission's page about one business, by its registration number. */
const ftcUrl = (registrationNo: string) =>
  `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${registrationNo.replaceAll('-', '')}`;

/** The page footer: customer centre, terms and business information. */
export function Footer({ business, links, phoneHours, children }: FooterProps) {
  const facts = [
    ['대표자', business.representative],
    ['사업자등록번호', business.registrationNo],
    ['통신판매업신고번호', business.mailOrderNo],
    ['주소', business.address],
    ['이메일', business.email],
    ['개인정보보호책임자', business.privacyOfficer],
    ['호스팅 제공자', business.hostingProvider],
    ...(business.escrowProvider ? [['구매안전서비스', business.escrowProvider] as const] : []),
  ] as const;
  return (
    <AfterPaint as="footer" step="far" className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.helpTitle}>고객센터</h2>
          <a href={`tel:${business.phone}`} className={styles.phone}>
            {business.phone}
          </a>
          {phoneHours && <p>{phoneHours}</p>}
        </div>
        <div>
          <ul className={styles.links}>
            {links.map(({ text, to, isStrong }) => (
              <li key={text}>
                <Link to={to} className={isStrong ? styles.strong : undefined} prefetch="none">
                  {text}
                </Link>
              </li>
            ))}
            <li>
              <ExternalLink href={ftcUrl(business.registrationNo)}>사업자정보확인</ExternalLink>
            </li>
          </ul>
          <p className={styles.company}>{business.companyName}</p>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {business.brokerNotice && <p className={styles.notice}>{business.brokerNotice}</p>}
          {children && <div className={styles.more}>{children}</div>}
        </div>
      </div>
    </AfterPaint>
  );
}
