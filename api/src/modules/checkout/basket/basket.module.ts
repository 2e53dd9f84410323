import { basketCalls } from '@shop/shared/contracts';
import { basketSchemas } from '@shop/shared/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { cookieNames } from '../../../platform/auth/cookies';
import type { Session } from '../../../platform/auth/session';
import { daysMs, hoursMs, later } from '../../../platform/clock';
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

interface Asked {
  session: Session | undefined;
  request: FastifyRequest;
}

/** A visitor without a cookie has an empty basket; their first change sets the cookie. */
const ownerOf = ({ session, request }: Asked): BasketOwner =>
  session
    ? { memberNo: session.memberNo }
    : { guestId: request.cookies[cookieNames.guest] ?? 'nobody' };

const numbersOf = (list: string): number[] => list.split(',').map(Number);

export const basketModule: Module = {
  name: 'basket',
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster('basket.forget-visitors', hoursMs(6), async () => {
      await deleteGuestBasketsBefore(db, later(clock.now(), -daysMs(30)));
    });
  },
  routes: (deps) => [
    route(basketCalls.view, basketSchemas.view, (asked) => basketView(deps, ownerOf(asked))),
    route(basketCalls.count, basketSchemas.count, async (asked) => ({
      count: await countLines(deps.db, ownerOf(asked)),
    })),
    route(basketCalls.add, basketSchemas.add, (asked) =>
      addToBasket(deps, ownerOf(asked), asked.body.items),
    ),
    route(basketCalls.change, basketSchemas.change, (asked) =>
      changeBasket(deps, ownerOf(asked), asked.params.itemNo, asked.body),
    ),
    route(basketCalls.select, basketSchemas.select, async (asked) => {
      await setSelected(deps.db, ownerOf(asked), asked.body.itemNos, asked.body.selected);
      return basketView(deps, ownerOf(asked));
    }),
    route(basketCalls.remove, basketSchemas.remove, async (asked) => {
      await deleteLines(deps.db, ownerOf(asked), numbersOf(asked.query.itemNos));
      return basketView(deps, ownerOf(asked));
    }),
    route(basketCalls.calculate, basketSchemas.calculate, (asked) =>
      basketView(deps, ownerOf(asked), asked.body.itemNos),
    ),
    route(basketCalls.merge, basketSchemas.merge, async ({ member, request, reply }) => {
      const guestId = request.cookies[cookieNames.guest];
      const merged = await mergeBaskets(deps, member.memberNo, guestId);
      reply.clearCookie(cookieNames.guest, { path: '/' });
      return merged;
    }),
  ],
};
