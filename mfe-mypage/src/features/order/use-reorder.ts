import { presentError, useCallMutation, useNavigate } from '@shop/shared/app';
import { orderCalls } from '@shop/shared/contracts';
import { loadQuestions } from './load-questions';

/**
 * Buys goods of an order again: on an order sheet of their own, or from the basket. Of goods that cannot be
 * bought as they were, the reason is shown with the way to their page.
 */
export function useReorder() {
  const navigate = useNavigate();
  return useCallMutation(orderCalls.reorder, {
    onSuccess: async (reply) => {
      const next = await (await loadQuestions())?.afterReorder(reply);
      if (next) await navigate(next);
    },
    onError: presentError,
  });
}
