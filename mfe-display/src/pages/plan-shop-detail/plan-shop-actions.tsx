import type { PlanShopDetail } from '@shop/shared/contracts';
import { PlanShopAlert } from '../../features/plan-shop/plan-shop-alert';
import { ShareButton } from '../../features/share/share-button';

/** 오픈 알림 and the share of a plan shop. */
export function PlanShopActions({ planShop }: { planShop: PlanShopDetail }) {
  const { planShopNo, title, subtitle, state } = planShop;
  return (
    <>
      {state === 'coming' && <PlanShopAlert planShopNo={planShopNo} />}
      <ShareButton title={title} text={subtitle} />
    </>
  );
}
