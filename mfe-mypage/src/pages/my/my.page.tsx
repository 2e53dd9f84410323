import { Link, logOut, type PageMeta, useApp, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import {
  Badge,
  Button,
  ColourModeChoice,
  CornersFragment,
  lazy,
  Resource,
  Section,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { useState } from 'react';
import { MyLayout } from '../../features/my-menu/my-layout';
import { myMenuGroups } from '../../features/my-menu/my-menu';
import { NotificationLine } from '../../features/notification/notification-line';
import { ClaimLine } from '../../features/order/claim-line';
import { NextParcel } from '../../features/order/next-parcel';
import { orderQueries } from '../../features/order/order.queries';
import { OrderStateCounters } from '../../features/order/order-state-counters';
import { ReviewLine } from '../../features/review/review-line';
import { Wallet } from '../../features/wallet/wallet';
import { gradeText } from './grade-text';
import styles from './my.module.css';
import { memberQueries, SUMMARY_MONTHS } from './my.queries';

const myGoods = lazy(
  () => import(/* webpackChunkName: "my-goods" */ './my-goods').then(({ MyGoods }) => MyGoods),
  undefined,
  { isOptional: true },
);

export const meta = (): PageMeta => ({ title: '마이페이지', robots: 'noindex' });

export function Page() {
  // The footer offers 화면 모드; the app has none.
  const app = useApp();
  const member = useQuery(memberQueries.greeting());
  const counts = useQuery(orderQueries.summary(SUMMARY_MONTHS));
  return (
    <MyLayout title="마이페이지">
      <Resource query={member} skeleton={<Waiting lines={2} />}>
        {({ mbrNm, mbrTypeNm, grade, lgnMethod, lgnDtti }) => (
          <div className={styles.who}>
            <p className={styles.name}>
              <strong>{mbrNm}</strong>님
            </p>
            <Badge tone="accent">{gradeText(grade) ?? mbrTypeNm}</Badge>
            <p className={styles.login}>
              최근 로그인 {dottedDateTime(lgnDtti)}
              {lgnMethod === 'SNS' ? ' · 소셜 로그인' : lgnMethod !== 'LOCAL' && ' · 카드사 로그인'}
            </p>
          </div>
        )}
      </Resource>
      <NotificationLine />
      <Wallet />
      <Section title="주문/배송" note="최근 3개월" moreTo={paths.orderList()}>
        <Resource query={counts} skeleton={<Waiting lines={3} />}>
          {(data) => (
            <>
              {data.shipping > 0 && <NextParcel months={SUMMARY_MONTHS} />}
              <OrderStateCounters counts={data} months={SUMMARY_MONTHS} />
              <ClaimLine counts={data} months={SUMMARY_MONTHS} />
              <ReviewLine />
            </>
          )}
        </Resource>
      </Section>
      <nav className={styles.menu} aria-label="마이페이지 메뉴">
        {myMenuGroups.map(({ title, entries }, at) => (
          <section key={title} aria-label={title}>
            <p className={styles.groupTitle}>{title}</p>
            <ul className={styles.group}>
              {entries.map(({ text, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.entry}>
                    {text}
                  </Link>
                </li>
              ))}
              {at === myMenuGroups.length - 1 && <Logout />}
            </ul>
          </section>
        ))}
      </nav>
      <myGoods.Component />
      <CornersFragment pageCd="MYPAGE" />
      {app.isInApp && (
        <Section title="화면 모드">
          <div className={styles.mode}>
            <ColourModeChoice isLabelHidden />
          </div>
        </Section>
      )}
    </MyLayout>
  );
}

const Waiting = ({ lines }: { lines: number }) => (
  <SkeletonGroup>
    <TextSkeleton lines={lines} />
  </SkeletonGroup>
);

/** The last entry of the menu. Hidden in the app, which has a sign-out of its own. */
function Logout() {
  const app = useApp();
  const [isLeaving, setLeaving] = useState(false);
  if (app.isInApp) return null;
  const leave = async () => {
    setLeaving(true);
    await logOut(app);
    setLeaving(false);
  };
  return (
    <li>
      <Button variant="ghost" className={styles.logout} isLoading={isLeaving} onClick={leave}>
        로그아웃
      </Button>
    </li>
  );
}
