import { randomUUID } from 'node:crypto';
import { counselTestCalls } from '@shop/shared/contracts';
import { counselTestSchemas } from '@shop/shared/contracts/schemas';
import { answerCounsel, takeUpCounsel } from '../../src/modules/service/counsel';
import type { Deps } from '../../src/platform/deps';
import { type RouteBinding, route } from '../../src/platform/http/route';
import { answerText } from './texts';

/** What testers drive: staff that serves an enquiry at once. */
export const counselBenchRoutes = (deps: Deps): RouteBinding[] => [
  route(counselTestCalls.serve, counselTestSchemas.serve, async ({ body }) => {
    const { counselNo, kind, text = answerText('ETC_OTHER'), key = randomUUID() } = body;
    if (kind === 'WORKING') return { isDone: await takeUpCounsel(deps, counselNo) };
    return { isDone: await answerCounsel(deps, { counselNo, text, key: `bench:${key}` }) };
  }),
];
