import { presentError, useApp, useQuery, useQueryClient, writeQueryCache } from '@shop/shared/app';
import { orderSheetCalls, type SheetChoices, type SheetView } from '@shop/shared/contracts';
import { useMutationQueue } from '../mutation-queue/use-mutation-queue';
import { sheetQueries } from './sheet.queries';

const MUTATION_DELAY_MS = 200;

/** The order sheet with pending selections applied; the server computes every amount. */
export function useSheet(sheetNo: string) {
  const app = useApp();
  const client = useQueryClient();
  const key = sheetQueries.view(sheetNo).queryKey;
  const query = useQuery(sheetQueries.view(sheetNo));
  const [queue, pending] = useMutationQueue<Partial<SheetChoices>>(() => ({
    merge: (earlier, later) => ({ ...earlier, ...later }),
    send: async (choices) => {
      const view = await app.call(orderSheetCalls.calculate, {
        params: { sheetNo },
        body: choices,
      });
      await writeQueryCache(client, { queryKey: key }, view);
    },
    onError: (error) => {
      presentError(error);
      void client.invalidateQueries({ queryKey: key });
    },
    delayMs: MUTATION_DELAY_MS,
  }));
  return {
    query,
    applyPending: (view: SheetView): SheetView =>
      pending ? { ...view, choices: { ...view.choices, ...pending } } : view,
    hasPendingMutation: pending !== undefined,
    flush: queue.flush,
    choose: (choices: Partial<SheetChoices>) => queue.add(choices),
    /** 최대 혜택: the server chooses again, with the months of the sheet. */
    chooseBest: async () => {
      if (!(await queue.flush())) return;
      try {
        const view = await app.call(orderSheetCalls.best, { params: { sheetNo }, body: {} });
        await writeQueryCache(client, { queryKey: key }, view);
      } catch (error) {
        presentError(error);
      }
    },
    /** Gives a recommendation code, or with null takes it back; rejects with the reason. */
    recommend: async (code: string | null) => {
      const view = await app.call(orderSheetCalls.recommend, {
        params: { sheetNo },
        body: { code },
      });
      await writeQueryCache(client, { queryKey: key }, view);
    },
    refresh: () => client.invalidateQueries({ queryKey: key }),
    /** The last order sheet received from the server. */
    latest: () => client.getQueryData<SheetView>(key),
  };
}

export type Sheet = ReturnType<typeof useSheet>;
