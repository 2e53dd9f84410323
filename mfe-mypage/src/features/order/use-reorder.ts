import { presentError, useCallMutation, useNavigate } from '@shop/shared/app';
import { orderCalls } from '@shop/shared/contracts';
import { loadQuestions } from './load-questions';

/**
 * Buys goods of an order again: opens an order sheet or adds them to the basket. For goods that cannot be bought
 * unchanged, it shows the reason and a link to their page.
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
