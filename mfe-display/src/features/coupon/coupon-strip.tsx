import { Link } from '@shop/shared/app';
import type { CouponCard, ImageRef } from '@shop/shared/contracts';
import { Button, CouponTicket, Picture } from '@shop/shared/ui';
import styles from './coupon-strip.module.css';
import { couponConditions, couponPeriod, couponValue } from './coupon-words';
import { useTakeCoupon } from './use-take-coupon';

export interface CouponStripProps {
  coupons: readonly CouponCard[];
  /** Shows a grid instead of a swipeable row. */
  isGrid?: boolean;
  /** The brand or category of each coupon, by coupon number. */
  owners?: ReadonlyMap<number, CouponOwner>;
}

interface CouponOwner {
  title: string;
  image: ImageRef;
  link: string;
}

/** Coupons with a 받기 button each. */
export function CouponStrip({ coupons, isGrid = false, owners }: CouponStripProps) {
  const { take, isTaken, isBusy } = useTakeCoupon();
  return (
    <ul className={isGrid || coupons.length === 1 ? styles.grid : styles.strip}>
      {coupons.map((coupon) => (
        <li key={coupon.couponNo}>
          <Owner owner={owners?.get(coupon.couponNo)} />
          <CouponTicket
            value={couponValue(coupon)}
            name={coupon.name}
            conditions={couponConditions(coupon)}
            note={couponPeriod(coupon)}
            action={
              coupon.method === 'DOWNLOAD' && (
                <TakeButton
                  coupon={coupon}
                  isTaken={isTaken(coupon.couponNo)}
                  isBusy={isBusy(coupon.couponNo)}
                  onTake={() => take(coupon.couponNo)}
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** The brand or category of the coupon, with a link. */
function Owner({ owner }: { owner: CouponOwner | undefined }) {
  if (!owner) return null;
  return (
    <Link to={owner.link} className={styles.owner}>
      <Picture
        className={styles.mark}
        image={owner.image}
        alt=""
        width={160}
        height={160}
        sizes="32px"
      />
      {owner.title}
    </Link>
  );
}

interface TakeButtonProps {
  coupon: CouponCard;
  isTaken: boolean;
  isBusy: boolean;
  onTake: () => void;
}

function TakeButton({ coupon, isTaken, isBusy, onTake }: TakeButtonProps) {
  const isGone = coupon.remaining === 0;
  const word = isTaken ? '받음' : isGone ? '마감' : '받기';
  return (
    <Button
      size="small"
      variant={isTaken || isGone ? 'ghost' : 'outline'}
      aria-label={`${coupon.name} ${word}`}
      aria-disabled={isTaken || isGone}
      isLoading={isBusy}
      onClick={onTake}
    >
      {word}
    </Button>
  );
}
