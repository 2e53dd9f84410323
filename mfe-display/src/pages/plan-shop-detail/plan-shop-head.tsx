import { useNow } from '@shop/shared/app';
import type { PlanShopDetail } from '@shop/shared/contracts';
import {
  Badge,
  Button,
  Countdown,
  classNames,
  FavoriteHeart,
  lazy,
  Picture,
} from '@shop/shared/ui';
import { koreanDays } from '../../features/day/korean-day';
import { deadlineWords } from '../../features/plan-shop/deadline';
import { ShareButton } from '../../features/share/share-button';
import styles from './plan-shop-head.module.css';

/** Of plan shops that are not open yet, which are few. */
const planShopAlert = lazy(
  () =>
    import(
      /* webpackChunkName: "display.plan-shop-alert" */ '../../features/plan-shop/plan-shop-alert'
    ).then((module) => module.PlanShopAlert),
  () => <Button isLoading>오픈 알림 받기</Button>,
);

const MINUTE_MS = 60_000;

/** The header of a plan shop: picture, title and remaining time. */
export function PlanShopHead({
  planShop,
  isSmall = false,
}: {
  planShop: PlanShopDetail;
  /** Without the picture: above a single section, or when the plan shop has ended. */
  isSmall?: boolean;
}) {
  const { title, subtitle, benefit, image, startsAt, endsAt, state } = planShop;
  const deadline = deadlineWords(endsAt, useNow(MINUTE_MS));
  return (
    <header className={classNames(styles.head, isSmall && styles.small)}>
      {!isSmall && (
        <Picture
          className={styles.picture}
          image={image}
          alt=""
          width={640}
          height={640}
          sizes="(min-width: 1024px) 560px, 100vw"
          isPriority
        />
      )}
      <div className={styles.words}>
        {benefit && <p className={styles.benefit}>{benefit}</p>}
        <div className={styles.titleRow}>
          <h1 className={styles.title}>{title}</h1>
          <FavoriteHeart targetCd="30" no={planShop.planShopNo} name={title} />
        </div>
        {subtitle && <p className={styles.text}>{subtitle}</p>}
        <p className={styles.period}>
          {koreanDays(startsAt, endsAt)}
          {state === 'open' && deadline && <Badge tone="danger">{deadline}</Badge>}
        </p>
        {state === 'open' && deadline && (
          <p className={styles.period}>
            끝날 때까지 <Countdown endsAt={endsAt} />
          </p>
        )}
        {state === 'coming' && (
          <p className={styles.period}>
            열릴 때까지 <Countdown endsAt={startsAt} />
          </p>
        )}
        {state !== 'ended' && (
          <div className={styles.actions}>
            {state === 'coming' && <planShopAlert.Component planShopNo={planShop.planShopNo} />}
            <ShareButton title={title} text={subtitle} />
          </div>
        )}
      </div>
    </header>
  );
}
