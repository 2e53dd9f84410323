import { useNow, useQuery } from '@shop/shared/app';
import { paths, type WalletCoupon } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import {
  Badge,
  ButtonLink,
  Chip,
  ChipGroup,
  CouponTicket,
  EmptyState,
  Resource,
  SkeletonGroup,
  TextLink,
  TextSkeleton,
} from '@shop/shared/ui';
import { useState } from 'react';
import { couponQueries } from '../../features/coupon/coupon.queries';
import { type CouponTab, couponTabPath } from '../../features/coupon/coupon-tab';
import {
  bySaving,
  couponTargetPath,
  couponValue,
  endsSoon,
  heldConditions,
  pastNote,
} from '../../features/coupon/coupon-texts';
import styles from './coupons.module.css';

const HOUR_MS = 3_600_000;

const emptyWords = {
  usable: ['쓸 수 있는 쿠폰이 없어요', '받을 수 있는 쿠폰을 살펴보세요'],
  used: ['사용한 쿠폰이 없어요', '쿠폰으로 더 알뜰하게 사 보세요'],
  ended: ['기간이 끝난 쿠폰이 없어요', '최근 100장까지 보여 드려요'],
} as const;

/** Coupons of the member in one tab; usable ones by their end or by their saving. */
export function HeldCoupons({ tab }: { tab: Exclude<CouponTab, 'take'> }) {
  const query = useQuery(couponQueries.wallet(tab));
  const [isBySaving, setBySaving] = useState(false);
  const [title, reason] = emptyWords[tab];
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={8} />
        </SkeletonGroup>
      }
      isEmpty={({ coupons }) => coupons.length === 0}
      empty={
        <EmptyState
          title={title}
          reason={reason}
          action={
            tab === 'usable' ? (
              <ButtonLink to={couponTabPath('take')}>쿠폰 받기</ButtonLink>
            ) : (
              <ButtonLink to={paths.home()} variant="outline">
                쇼핑하러 가기
              </ButtonLink>
            )
          }
        />
      }
    >
      {({ coupons }) => (
        <>
          {tab === 'usable' && coupons.length > 1 && (
            <ChipGroup label="순서">
              <Chip isOn={!isBySaving} onClick={() => setBySaving(false)}>
                끝나는 순
              </Chip>
              <Chip isOn={isBySaving} onClick={() => setBySaving(true)}>
                할인 큰 순
              </Chip>
            </ChipGroup>
          )}
          <ul className={styles.list}>
            {(isBySaving ? coupons.toSorted(bySaving) : coupons).map((coupon) => (
              <HeldCoupon key={coupon.issueNo} coupon={coupon} isPast={tab !== 'usable'} />
            ))}
          </ul>
        </>
      )}
    </Resource>
  );
}

function HeldCoupon({ coupon, isPast }: { coupon: WalletCoupon; isPast: boolean }) {
  const soon = endsSoon(coupon.expiresAt, useNow(HOUR_MS));
  const to = couponTargetPath(coupon);
  return (
    <li>
      <CouponTicket
        value={couponValue(coupon)}
        name={coupon.name}
        conditions={heldConditions(coupon)}
        note={
          (isPast || coupon.isAppOnly || to) && (
            <span className={styles.note}>
              {isPast && pastNote(coupon)}
              {coupon.isAppOnly && <Badge>앱에서만</Badge>}
              {to && !isPast && (
                <TextLink to={to} tone="quiet">
                  쓸 수 있는 상품
                </TextLink>
              )}
            </span>
          )
        }
        action={
          !isPast && (
            <span className={styles.end}>
              {soon && <Badge tone="danger">{soon}</Badge>}
              {dottedDate(coupon.expiresAt)}까지
            </span>
          )
        }
        isSpent={isPast}
      />
    </li>
  );
}
