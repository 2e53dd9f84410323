import {
  type App,
  callKey,
  dialog,
  events,
  isNumber,
  localStore,
  presentError,
} from '@shop/shared/app';
import { RECENT_KEY, type RecentView, recentGoods } from '@shop/shared/app/recent';
import { recentCalls } from '@shop/shared/contracts';
import { MAX_RECENT_GOODS } from '@shop/shared/domain';

/** Epoch ms: later views have not been sent to the server. */
const SYNCED_KEY = 'shop.goods.recent.synced';
const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Views since the last synchronisation. */
function listUnsynced(): RecentView[] {
  const syncedAtMs = localStore.get(SYNCED_KEY, isNumber) ?? 0;
  return recentGoods.views().filter(([, seenAtMs]) => seenAtMs > syncedAtMs);
}

function store(views: readonly RecentView[]): void {
  localStore.set(RECENT_KEY, views.slice(0, MAX_RECENT_GOODS));
  events.emit('recent:changed');
}

/**
 * After the session has ended, the next person at this device must not see what the member viewed. What this
 * document has shown was viewed without a member.
 */
function forgetMember({ openedAtMs }: App): void {
  if (!localStore.has(SYNCED_KEY)) return;
  localStore.remove(SYNCED_KEY);
  store(recentGoods.views().filter(([, seenAtMs]) => seenAtMs >= openedAtMs));
}

/**
 * Sends a member's recently viewed goods to the server and takes those of their other devices. Never
 * rejects: without a response this device's goods stay as they are and are sent the next time.
 */
export async function syncRecentGoods(app: App): Promise<void> {
  if (!app.session.isLoggedIn) {
    forgetMember(app);
    return;
  }
  const before = recentGoods.list();
  const sentAtMs = app.now();
  const items = listUnsynced().map(([goodsNo, seenAtMs]) => ({
    goodsNo,
    ageMs: Math.min(Math.max(Math.round(sentAtMs - seenAtMs), 0), YEAR_MS),
  }));
  const goodsNos = await app.call(recentCalls.sync, { body: { items } }).then(
    (reply) => reply.goodsNos,
    () => undefined,
  );
  const after = recentGoods.list();
  const isRemovedSince = before.some((goodsNo) => !after.includes(goodsNo));
  // The response of a request before a removal would bring the removed goods back.
  if (!goodsNos || isRemovedSince) return;
  localStore.set(SYNCED_KEY, sentAtMs);
  const newer = listUnsynced();
  const isNewer = (goodsNo: number) => newer.some(([other]) => other === goodsNo);
  const taken = goodsNos.filter((goodsNo) => !isNewer(goodsNo));
  store([...newer, ...taken.map((goodsNo) => [goodsNo, 0] as const)]);
  if (items.length > 0) await refetchList(app);
}

/** A list that is still being read for the first time may be older than the change, and is read again too. */
async function refetchList({ queryClient }: App): Promise<void> {
  const queryKey = callKey(recentCalls.list);
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

/** Removes goods, or all without numbers: for a member at the server first. A failure is shown. */
async function remove(app: App, goodsNos?: readonly number[]): Promise<void> {
  if (app.session.isLoggedIn) {
    try {
      await app.call(recentCalls.remove, { body: goodsNos ? { goodsNos: [...goodsNos] } : {} });
    } catch (error) {
      presentError(error);
      return;
    }
  }
  store(recentGoods.views().filter(([goodsNo]) => goodsNos && !goodsNos.includes(goodsNo)));
  await refetchList(app);
}

/** Removes one of 최근 본 상품, on this device and for a member at the server. */
export const removeRecent = (app: App, goodsNo: number): Promise<void> => remove(app, [goodsNo]);

/** Removes all of 최근 본 상품 after a question. */
export async function removeAllRecent(app: App): Promise<void> {
  const content = '최근 본 상품을 모두 지울까요?';
  if (await dialog.confirm({ content, yesText: '지우기' })) await remove(app);
}
