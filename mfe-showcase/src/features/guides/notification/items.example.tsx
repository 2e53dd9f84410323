import { CouponIcon, NotificationItem, TruckIcon } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <NotificationItem
        icon={<TruckIcon />}
        title="배송 중이에요"
        text="시폰 셔링 블라우스, 내일(화) 도착 예정"
        time="10분 전"
        to="/markup/guide/notification"
        isNew
      />
      <NotificationItem
        icon={<CouponIcon />}
        title="내일 끝나는 쿠폰이 있어요"
        time="어제"
        to="/markup/guide/notification?c=1"
      />
    </>
  );
}
