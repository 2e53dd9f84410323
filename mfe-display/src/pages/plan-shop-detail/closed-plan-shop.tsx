import { type PlanShopDetail, paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState } from '@shop/shared/ui';
import { koreanDay } from '../../features/day/korean-day';
import { PlanShopCards } from '../../features/plan-shop/plan-shop-cards';

/** Below the head of a plan shop that has ended or opens later: when it opens, and others that are open. */
export function ClosedPlanShop({ planShop }: { planShop: PlanShopDetail }) {
  const isEnded = planShop.state === 'ended';
  return (
    <>
      <EmptyState
        title={isEnded ? '종료된 기획전입니다' : `${koreanDay(planShop.startsAt)}에 열려요`}
        reason={isEnded ? '지금 열려 있는 다른 기획전을 둘러보세요' : '조금만 기다려 주세요'}
        action={
          <ButtonLink variant="outline" to={paths.planShopList()}>
            기획전 모두 보기
          </ButtonLink>
        }
      />
      {planShop.others.length > 0 && (
        <PlanShopCards planShops={planShop.others} label="진행 중인 기획전" />
      )}
    </>
  );
}
