import { type App, dismissToast, toast } from '@shop/shared/app';

/** The longest delay of a timer: the notice stays until the connection is back. */
const FOR_AS_LONG_AS_IT_LASTS_MS = 2 ** 31 - 1;

/** Says in one place that the browser is offline, until it is online again; what failed meanwhile is fetched then. */
export function announceConnection({ queryClient }: Pick<App, 'queryClient'>): void {
  let shown: number | undefined;
  const announceOffline = () => {
    shown ??= toast({
      slot: 'notification',
      text: '인터넷 연결이 끊겼어요. 연결되면 다시 불러올게요',
      delayMs: FOR_AS_LONG_AS_IT_LASTS_MS,
    });
  };
  addEventListener('offline', announceOffline);
  addEventListener('online', () => {
    if (shown === undefined) return;
    dismissToast(shown);
    shown = undefined;
    toast('다시 연결되었어요');
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' || state.isInvalidated,
    });
  });
  if (!navigator.onLine) announceOffline();
}
