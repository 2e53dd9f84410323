import type { TripEnvelope } from '@shop/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { simulateFault } from './simulate-fault';

/** Some bus terminals; the service behind it is not shown in the specification. */
const terminals = [
  { terminalId: '010', name: '서울고속버스터미널' },
  { terminalId: '020', name: '동서울종합터미널' },
  { terminalId: '700', name: '부산종합버스터미널' },
  { terminalId: '800', name: '대구동대구터미널' },
];

const refusals: Record<string, Partial<TripEnvelope> & { code: string }> = {
  refused: { code: '9001', error: '지금은 예매할 수 없어요.' },
  silent: { code: '9002' },
  ended: { code: '-200', error: '로그인 정보가 만료되었어요.' },
  unknown: { code: '9100', msgCode: 'AS0044004', error: '로그인 정보가 만료되었어요.' },
};

const isKnown = ({ headers }: FastifyRequest): boolean =>
  headers.lptkn !== undefined || headers.jwt !== undefined;

/**
 * Simulates the trip and bus-ticket service: its envelope, its refusals
 * (`?fault=refused|silent|ended|unknown` and those of `simulateFault`).
 */
export function registerTrip(app: FastifyInstance): void {
  const respondWith =
    (payloadOf: (request: FastifyRequest) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const fault = await simulateFault(request, reply);
      if (fault === 'sent') return reply;
      const refusal = refusals[fault ?? ''];
      return { status: 200, error: null, payload: null, ...(refusal ?? payloadOf(request) ?? {}) };
    };

  app.get(
    '/trip/v1/terminals',
    respondWith(() => ({ code: '0000', payload: terminals })),
  );
  app.get(
    '/trip/v1/tickets',
    respondWith((request) =>
      isKnown(request) ? { code: '0000', payload: { tickets: [] } } : refusals.ended,
    ),
  );
}
