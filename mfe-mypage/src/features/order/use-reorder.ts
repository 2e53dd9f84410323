import {
  errorMessage,
  events,
  loadForPress,
  toast,
  useCallMutation,
  useNavigate,
} from '@shop/shared/app';
import { orderCalls, paths } from '@shop/shared/contracts';

const questions = () =>
  loadForPress(() => import(/* webpackChunkName: "order-questions" */ './order-questions'));

/**
 * Buys goods of an order again: on an order sheet of their own, or from the basket. Of goods that cannot be
 * bought as they were, the reason is shown with the way to their page.
 */
export function useReorder() {
  const navigate = useNavigate();
  return useCallMutation(orderCalls.reorder, {
    onSuccess: async (reply) => {
      const { added, left, sheetNo } = reply;
      if (sheetNo === null && added > 0) events.emit('basket:changed');
      if (sheetNo !== null && left.length === 0) return navigate(paths.orderSheet(sheetNo));
      const next = await (await questions())?.askAfterReorder(reply);
      if (next) await navigate(next);
    },
    onError: (error) => {
      toast(errorMessage(error, '처리하지 못했어요. 잠시 후 다시 시도해 주세요'));
    },
  });
}
