import { basketCalls } from '@shop/shared/contracts';
import { basketSchemas } from '@shop/shared/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { cookieNames } from '../../../platform/auth/cookies';
import type { Session } from '../../../platform/auth/session';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import {
  type BasketOwner,
  countLines,
  deleteGuestBasketsBefore,
  deleteLines,
  setSelected,
} from './basket.repository';
import { addToBasket, basketView, changeBasket, mergeBaskets } from './basket.service';

interface RequestContext {
  session: Session | undefined;
  request: FastifyRequest;
}

/** A visitor without a cookie has an empty basket; their first change sets the cookie. */
const ownerOf = ({ session, request }: RequestContext): BasketOwner =>
  session
    ? { memberNo: session.memberNo }
    : { guestId: request.cookies[cookieNames.guest] ?? 'none' };

const numbersOf = (list: string): number[] => list.split(',').map(Number);

export const basketModule: Module = {
  name: 'basket',
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster('basket.delete-old-guests', hoursMs(6), async () => {
      await deleteGuestBasketsBefore(db, addMs(clock.now(), -daysMs(30)));
    });
  },
  routes: (deps) => [
    route(basketCalls.view, basketSchemas.view, (context) => basketView(deps, ownerOf(context))),
    route(basketCalls.count, basketSchemas.count, async (context) => ({
      count: await countLines(deps.db, ownerOf(context)),
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
    route(basketCalls.remove, basketSchemas.remove, async (context) => {
      await deleteLines(deps.db, ownerOf(context), numbersOf(context.query.itemNos));
      return basketView(deps, ownerOf(context));
    }),
    route(basketCalls.calculate, basketSchemas.calculate, (context) =>
      basketView(deps, ownerOf(context), context.body.itemNos),
    ),
    route(basketCalls.merge, basketSchemas.merge, async ({ member, request, reply }) => {
      const guestId = request.cookies[cookieNames.guest];
      const merged = await mergeBaskets(deps, member.memberNo, guestId);
      reply.clearCookie(cookieNames.guest, { path: '/' });
      return merged;
    }),
  ],
};
