import { type App, events, type ShopEvents } from '@shop/shared/app';

const CHANNEL = 'shop.events';

/** Changes of what the member owns; other tabs show them too. */
const shared = ['basket:changed', 'favorite:changed', 'order:changed'] as const;
type SharedEvent = (typeof shared)[number];

interface TabMessage {
  name: SharedEvent;
  detail: ShopEvents[SharedEvent];
}

const isSharedEvent = (name: unknown): name is SharedEvent =>
  shared.some((candidate) => candidate === name);

/** A message of another tab, which may run another build; undefined for what this one does not know. */
function readMessage(data: unknown): TabMessage | undefined {
  const { name, detail } = (data ?? {}) as Partial<TabMessage>;
  if (!isSharedEvent(name)) return undefined;
  if (name === 'basket:changed') return { name, detail: undefined };
  return typeof detail === 'object' && detail !== null ? { name, detail } : undefined;
}

/** Sends the member's changes to the shop's other tabs, and refetches here what another tab changed. */
export function shareEventsAcrossTabs({ queryClient }: Pick<App, 'queryClient'>): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  let isReceiving = false;
  for (const name of shared) {
    events.on(name, (detail?: unknown) => {
      if (!isReceiving) channel.postMessage({ name, detail });
    });
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (!message) return;
    isReceiving = true;
    try {
      const emit = events.emit as (name: SharedEvent, detail: unknown) => void;
      emit(message.name, message.detail);
    } finally {
      isReceiving = false;
    }
    // Listeners only mark their data, because the tab that changed it has the new state.
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.isInvalidated,
    });
  });
}
