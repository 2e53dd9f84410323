import { giftCalls } from '@shop/shared/contracts';
import { giftSchemas } from '@shop/shared/contracts/schemas';
import { daysMs, minutesMs } from '../../../platform/clock';
import type { Deps, Module } from '../../../platform/deps';
import { type RouteBinding, type RouteContext, route } from '../../../platform/http/route';
import { runRefundOf } from '../payment';
import { expireGifts, sendScheduled } from './gift.jobs';
import { deleteOldMessages, remindReceivers, sendGiftMessages } from './gift.messages';
import { changeOption } from './gift.options';
import { givePass, passOf } from './gift.pass';
import { serveThanksPhoto } from './gift.photo';
import { giftOfToken, type Holder } from './gift.reader';
import { viewGift } from './gift.view';
import { claimGift, confirmGift, withdrawClaimOfGift } from './owner.service';
import { acceptGift, rejectGift, thankSender, verifyPhone } from './receiver.service';
import { cancelGift, giftLink, receivedGifts, resendGift, sentGifts } from './sender.service';
import { enterAddress } from './shipping.service';

/** How much later than wanted a link may be sent. */
const SCHEDULE_MS = 5_000;

type TokenContext = Pick<RouteContext, 'request' | 'session' | 'now'> & {
  params: { token: string };
};

/** The caller, from the link, the browser's pass and the session. @throws AppError 404 `GIFT_UNKNOWN` */
async function holderOf(
  { db, secrets }: Deps,
  { params: { token }, session, request, now }: TokenContext,
): Promise<Holder> {
  const { giftNo } = await giftOfToken(db, token);
  return { token, pass: passOf(secrets, request, giftNo, now), memberNo: session?.memberNo };
}

const senderRoutes = (deps: Deps): RouteBinding[] => [
  route(giftCalls.sent, giftSchemas.sent, async ({ member }) => ({
    gifts: await sentGifts(deps, member.memberNo),
  })),
  route(giftCalls.received, giftSchemas.received, async ({ member }) => ({
    gifts: await receivedGifts(deps, member.memberNo),
  })),
  route(giftCalls.link, giftSchemas.link, ({ member, params }) =>
    giftLink(deps, member.memberNo, params.giftNo),
  ),
  route(
    giftCalls.cancel,
    giftSchemas.cancel,
    async ({ member, params }) => {
      const { claimNo, refundWon } = await cancelGift(deps, member.memberNo, params.giftNo);
      await runRefundOf(deps, deps.adapters.gateway, claimNo);
      return { refundWon };
    },
    { limit: 'order' },
  ),
  route(
    giftCalls.resend,
    giftSchemas.resend,
    ({ member, params }) => resendGift(deps, member.memberNo, params.giftNo),
    { limit: 'order' },
  ),
];

const receiverRoutes = (deps: Deps): RouteBinding[] => [
  route(giftCalls.view, giftSchemas.view, async (context) =>
    viewGift(deps, await holderOf(deps, context)),
  ),
  route(
    giftCalls.verify,
    giftSchemas.verify,
    async ({ params: { token }, body, session, request, reply, now }) => {
      const memberNo = session?.memberNo;
      const { giftNo } = await verifyPhone(deps, { token, memberNo }, body.phoneTail);
      const pass = givePass(deps.secrets, request, reply, giftNo, now);
      return viewGift(deps, { token, pass, memberNo });
    },
    { limit: 'credential' },
  ),
  route(giftCalls.accept, giftSchemas.accept, async (context) => {
    const holder = await holderOf(deps, context);
    await acceptGift(deps, holder, context.body.consents);
    return viewGift(deps, holder);
  }),
  route(giftCalls.reject, giftSchemas.reject, async (context) => {
    const holder = await holderOf(deps, context);
    const { claimNo } = await rejectGift(deps, holder, context.body);
    await runRefundOf(deps, deps.adapters.gateway, claimNo);
    return viewGift(deps, holder);
  }),
  route(giftCalls.changeOption, giftSchemas.changeOption, async (context) => {
    const holder = await holderOf(deps, context);
    await changeOption(deps, holder, context.body);
    return viewGift(deps, holder);
  }),
  route(giftCalls.shipping, giftSchemas.shipping, async (context) => {
    const holder = await holderOf(deps, context);
    await enterAddress(deps, holder, context.body);
    return viewGift(deps, holder);
  }),
  route(giftCalls.confirm, giftSchemas.confirm, async (context) => {
    const holder = await holderOf(deps, context);
    await confirmGift(deps, holder, context.params.itemNo);
    return viewGift(deps, holder);
  }),
  route(giftCalls.claim, giftSchemas.claim, async (context) => {
    const holder = await holderOf(deps, context);
    await claimGift(deps, holder, context.params.itemNo, context.body);
    return viewGift(deps, holder);
  }),
  route(giftCalls.withdrawClaim, giftSchemas.withdrawClaim, async (context) => {
    const holder = await holderOf(deps, context);
    await withdrawClaimOfGift(deps, holder, context.params.claimNo);
    return viewGift(deps, holder);
  }),
  route(giftCalls.thank, giftSchemas.thank, async (context) => {
    const holder = await holderOf(deps, context);
    await thankSender(deps, holder, context.body);
    return viewGift(deps, holder);
  }),
];

/** 선물하기: gifts by a link. */
export const giftModule: Module = {
  name: 'gift',
  routes: (deps) => [...senderRoutes(deps), ...receiverRoutes(deps)],
  plugin: serveThanksPhoto,
  jobs: (deps) => {
    const { jobs } = deps;
    jobs.everyInCluster('gift.schedule', SCHEDULE_MS, async () => void (await sendScheduled(deps)));
    jobs.everyInCluster('gift.expire', minutesMs(1), async () => void (await expireGifts(deps)));
    jobs.everyInCluster(
      'gift.remind',
      minutesMs(10),
      async () => void (await remindReceivers(deps)),
    );
    jobs.everyInCluster('gift.messages', 2_000, async () => void (await sendGiftMessages(deps)));
    jobs.everyInCluster(
      'gift.delete-old',
      daysMs(1),
      async () => void (await deleteOldMessages(deps)),
    );
  },
};
