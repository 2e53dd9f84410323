import { GIFT_NO } from '@shop/shared/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { loginRequired, notFound } from '../../../platform/errors';
import { sendPicture } from '../../member/upload';

const photoRow = z.object({ fileNo: z.string() });

/** The picture with the thanks for a gift, for its sender and for who sent it. */
export function serveThanksPhoto(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { giftNo: string } }>(
    '/gift/v1/front/sent/:giftNo/thanks-photo',
    { config: { ...deps.rateLimits.configOf('cached'), readsSession: true } },
    async (request, reply) => {
      const session = await deps.sessions.read(request);
      if (!session) throw loginRequired();
      const { giftNo } = request.params;
      if (!GIFT_NO.test(giftNo)) throw notFound();
      const photo = await deps.db.maybe(
        photoRow,
        sql`
        select g.thanks_file_no as file_no from gift g join upload u on u.file_no = g.thanks_file_no
        where g.gift_no = ${giftNo} and ${session.memberNo} in (g.sender_no, u.member_no)`,
      );
      if (!photo) throw notFound('없는 사진이에요.');
      return sendPicture(deps, request, reply, photo.fileNo);
    },
  );
}
