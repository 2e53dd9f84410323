import { useNow } from '@shop/shared/app';
import type { PlanShopDetail } from '@shop/shared/contracts';
import { Badge, Countdown, classNames, FavoriteHeart, lazy, Picture } from '@shop/shared/ui';
import { deadlineWords } from '../../features/day/deadline';
import { koreanDays } from '../../features/day/korean-day';
import styles from './plan-shop-head.module.css';

const actions = lazy(
  () =>
    import(/* webpackChunkName: "display.plan-shop-actions" */ './plan-shop-actions').then(
      (module) => module.PlanShopActions,
    ),
  undefined,
  { isOptional: true },
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
          sizes="(min-width: 1680px) 50vw, (min-width: 1024px) 560px, 100vw"
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
        {(state === 'coming' || (state === 'open' && deadline)) && (
          <p className={styles.period}>
            {state === 'open' ? '끝날' : '열릴'} 때까지{' '}
            <Countdown endsAt={state === 'open' ? endsAt : startsAt} />
          </p>
        )}
        {(state === 'coming' || (state === 'open' && !isSmall)) && (
          <div className={styles.actions}>
            <actions.Component planShop={planShop} />
          </div>
        )}
      </div>
    </header>
  );
}
