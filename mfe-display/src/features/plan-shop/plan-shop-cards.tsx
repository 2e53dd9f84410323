import { Link, useNow } from '@shop/shared/app';
import { type PlanShopCard, paths } from '@shop/shared/contracts';
import { Badge, Picture } from '@shop/shared/ui';
import { deadlineWords } from '../day/deadline';
import { koreanDays } from '../day/korean-day';
import styles from './plan-shop-cards.module.css';

const MINUTE_MS = 60_000;

/** 기획전 cards: picture, benefit, title and remaining time. */
export function PlanShopCards({
  planShops,
  label,
}: {
  planShops: readonly PlanShopCard[];
  label?: string;
}) {
  const now = useNow(MINUTE_MS);
  return (
    <ul className={styles.cards} aria-label={label}>
      {planShops.map((shop, i) => (
        <li key={shop.planShopNo}>
          <PlanShopTile shop={shop} deadline={deadlineWords(shop.endsAt, now)} isFirst={i === 0} />
        </li>
      ))}
    </ul>
  );
}

interface PlanShopTileProps {
  shop: PlanShopCard;
  deadline: string | undefined;
  isFirst: boolean;
}

function PlanShopTile({ shop, deadline, isFirst }: PlanShopTileProps) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        image={shop.image}
        alt=""
        width={640}
        height={640}
        sizes="(min-width: 1024px) 390px, (min-width: 768px) 50vw, 90vw"
        isPriority={isFirst}
      />
      {deadline && (
        <span className={styles.deadline}>
          <Badge tone="danger">{deadline}</Badge>
        </span>
      )}
      {shop.benefit && <p className={styles.benefit}>{shop.benefit}</p>}
      <h2 className={styles.title}>
        <Link className={styles.link} to={paths.planShop(shop.planShopNo)} prefetch="dwell">
          {shop.title}
        </Link>
      </h2>
      <p className={styles.text}>{shop.subtitle}</p>
      <p className={styles.period}>{koreanDays(shop.startsAt, shop.endsAt)}</p>
    </article>
  );
}
