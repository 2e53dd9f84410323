import { Link } from '@shop/shared/app';
import type { CouponCard, ImageRef } from '@shop/shared/contracts';
import { Button, CouponTicket, Picture } from '@shop/shared/ui';
import styles from './coupon-strip.module.css';
import { couponConditions, couponPeriod, couponValue } from './coupon-words';
import { useTakeCoupon } from './use-take-coupon';

export interface CouponStripProps {
  coupons: readonly CouponCard[];
  /** Under each other instead of in a row to swipe. */
  isGrid?: boolean;
  /** By coupon number: the brand or category that it is for. */
  owners?: ReadonlyMap<number, CouponOwner>;
}

interface CouponOwner {
  title: string;
  image: ImageRef;
  link: string;
}

/** Coupons, each with 받기. */
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
            conditions={[couponConditions(coupon)]}
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

/** Whose coupon it is, and the way there. */
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
