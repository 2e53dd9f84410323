import type { LocaEnvelope } from '@shop/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../src/platform/deps';
import { simulateFault } from './simulate-fault';

/** A code below 0 is a refusal. */
const refusals: Record<string, [code: number, msgCode: string, message: string]> = {
  refused: [-1, 'LC0001', '요청을 처리할 수 없어요.'],
  silent: [-1, '', ''],
  ended: [-200, 'AS0044004', '로그인 정보가 만료되었어요.'],
};

const sizeOfForm = z.object({ bytes: z.number().optional() });

const isForm = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith('multipart/form-data');

/**
 * Simulates the parent service: its envelope, its refusals (`?fault=refused|silent|ended` and those of
 * `simulateFault`). `LPMSTAT_P100` reports the session, `LPMFILE_P100` accepts a form.
 */
export async function registerLoca(app: FastifyInstance, { clock }: Deps): Promise<void> {
  const envelope = (code = 0, msgCode = '0000', message = ''): LocaEnvelope => ({
    Status: { code, msgCode, message },
    timestamp: clock.now().toISOString(),
  });
  const respondWith =
    (payload: (request: FastifyRequest) => object) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const fault = await simulateFault(request, reply);
      if (fault === 'sent') return reply;
      const refusal = refusals[fault ?? ''];
      return refusal ? envelope(...refusal) : { ...envelope(), ...payload(request) };
    };

  await app.register((room, _options, done) => {
    // The content of a form does not matter here: only its size is reported.
    room.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, { bytes: body.length }),
    );
    room.get(
      '/loca/app/api/LPMSTAT_P100.lc',
      respondWith((request) => ({ isLoggedIn: request.headers.jwt !== undefined })),
    );
    room.post(
      '/loca/app/api/LPMFILE_P100.lc',
      respondWith((request) => ({
        isForm: isForm(request),
        ...sizeOfForm.catch({}).parse(request.body),
      })),
    );
    done();
  });
}
