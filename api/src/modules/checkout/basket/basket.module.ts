import { createHmac } from 'node:crypto';
import { basketCalls } from '@shop/shared/contracts';
import { basketSchemas } from '@shop/shared/contracts/schemas';
import { clientAddress } from '@shop/shared/node';
import type { FastifyRequest } from 'fastify';
import { cookieNames, guestIdOf } from '../../../platform/auth/cookies';
import type { Session } from '../../../platform/auth/session';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import type { Deps, Module } from '../../../platform/deps';
import { type RouteBinding, route } from '../../../platform/http/route';
import { countUnread } from '../../member/notice';
import {
  type BasketOwner,
  countLines,
  deleteGuestBasketsBefore,
  deleteLines,
  setLater,
  setSelected,
} from './basket.repository';
import { addToBasket, basketView, changeBasket, mergeBaskets } from './basket.service';

/** The most baskets that visitors of one address may begin in a day; many share a carrier's address. */
const MAX_NEW_BASKETS = 200;

interface RequestContext {
  session: Session | undefined;
  request: FastifyRequest;
}

/** A visitor without a cookie has an empty basket; their first change sets the cookie. */
const createOwnerOf = ({ secrets, config }: Deps) => {
  const addressKey = secrets.keyFor('visitor address');
  const maxNewBaskets = Math.ceil(MAX_NEW_BASKETS * config.rateLimitFactor);
  const clientOf = ({ ip }: FastifyRequest): string =>
    createHmac('sha256', addressKey).update(clientAddress(ip)).digest('base64url');
  return ({ session, request }: RequestContext): BasketOwner =>
    session
      ? { memberNo: session.memberNo }
      : { guestId: guestIdOf(request) ?? '', client: clientOf(request), maxNewBaskets };
};

const numbersOf = (list: string): number[] => list.split(',').map(Number);

export const basketModule: Module = {
  name: 'basket',
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster('basket.delete-old-guests', hoursMs(6), async () => {
      await deleteGuestBasketsBefore(db, addMs(clock.now(), -daysMs(30)));
    });
  },
  routes: (deps) => basketRoutes(deps, createOwnerOf(deps)),
};

const basketRoutes = (
  deps: Deps,
  ownerOf: (context: RequestContext) => BasketOwner,
): RouteBinding[] => [
  route(basketCalls.view, basketSchemas.view, (context) => basketView(deps, ownerOf(context))),
  route(basketCalls.count, basketSchemas.count, async (context) => ({
    count: await countLines(deps.db, ownerOf(context)),
    unreadCount: context.session && (await countUnread(deps.db, context.session.memberNo)),
  })),
  route(basketCalls.add, basketSchemas.add, (context) =>
    addToBasket(deps, ownerOf(context), context.body.items),
  ),
  route(basketCalls.change, basketSchemas.change, (context) =>
    changeBasket(deps, ownerOf(context), context.params.itemNo, context.body),
  ),
  route(basketCalls.select, basketSchemas.select, async (context) => {
    await setSelected(deps.db, ownerOf(context), context.body.itemNos, context.body.selected);
    return basketView(deps, ownerOf(context));
  }),
  route(basketCalls.keepForLater, basketSchemas.keepForLater, async (context) => {
    await setLater(deps.db, ownerOf(context), context.body.itemNos, context.body.isLater);
    return basketView(deps, ownerOf(context));
  }),
  route(basketCalls.remove, basketSchemas.remove, async (context) => {
    await deleteLines(deps.db, ownerOf(context), numbersOf(context.query.itemNos));
    return basketView(deps, ownerOf(context));
  }),
  route(basketCalls.calculate, basketSchemas.calculate, (context) =>
    basketView(deps, ownerOf(context), context.body.itemNos),
  ),
  route(basketCalls.merge, basketSchemas.merge, async ({ member, request, reply }) => {
    const merged = await mergeBaskets(deps, member.memberNo, guestIdOf(request));
    reply.clearCookie(cookieNames.guest, { path: '/' });
    return merged;
  }),
];
