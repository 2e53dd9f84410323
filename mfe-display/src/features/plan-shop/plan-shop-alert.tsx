import {
  callKey,
  callQuery,
  presentError,
  requireLogin,
  toast,
  useCallMutation,
  useQuery,
  useQueryClient,
  useResumeIntent,
  useSession,
} from '@shop/shared/app';
import { paths, planShopAlertCalls } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';

const INTENT = 'plan-shop-alert.add';

/** 오픈 알림 of a plan shop, on or off. A visitor signs in first, and it is set on return. */
export function PlanShopAlert({ planShopNo }: { planShopNo: number }) {
  const { isLoggedIn } = useSession();
  const client = useQueryClient();
  const { data } = useQuery({ ...callQuery(planShopAlertCalls.list, {}), enabled: isLoggedIn });
  const isWaiting = data?.planShopNos.includes(planShopNo) === true;
  const reload = () => client.invalidateQueries({ queryKey: callKey(planShopAlertCalls.list, {}) });
  const add = useCallMutation(planShopAlertCalls.add, {
    onSuccess: () => {
      toast('기획전이 열리면 알려 드릴게요');
      return reload();
    },
    onError: presentError,
  });
  const remove = useCallMutation(planShopAlertCalls.remove, {
    onSuccess: reload,
    onError: presentError,
  });
  const set = () => add.mutate({ body: { planShopNo } });
  useResumeIntent<{ planShopNo: number }>(INTENT, (wanted) => {
    if (wanted.planShopNo === planShopNo) set();
  });
  const click = () => {
    if (!isLoggedIn) {
      const data = { planShopNo };
      requireLogin({ kind: INTENT, data, returnTo: paths.planShop(planShopNo) });
    } else if (isWaiting) remove.mutate({ params: { planShopNo } });
    else set();
  };
  return (
    <Button
      variant={isWaiting ? 'outline' : undefined}
      isLoading={add.isPending || remove.isPending}
      onClick={click}
    >
      {isWaiting ? '오픈 알림 신청됨' : '오픈 알림 받기'}
    </Button>
  );
}
