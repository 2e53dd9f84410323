import { answerCounsel, takeUpCounsel, waitingCounsels } from '../../src/modules/service/counsel';
import { addMs, minutesMs } from '../../src/platform/clock';
import type { Deps, Module } from '../../src/platform/deps';
import { eachRow } from '../../src/platform/each-row';
import { answerText } from './texts';

/** How long an enquiry waits before it is taken up, and before it is answered. */
const TAKEN_UP_MS = 20_000;
const ANSWERED_MS = minutesMs(1);
/** Enquiries of the sample shop's past keep their state. */
const NEWEST_MS = minutesMs(30);

/** Serves the enquiries of the last half hour as staff would. @returns how many moved */
export async function serveWaiting(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const rows = await waitingCounsels(deps.db, addMs(now, -NEWEST_MS));
  const failure = 'the sandbox could not serve an enquiry';
  return eachRow(deps.log, failure, rows, ({ counselNo, type, state, changedAt }) => {
    const waitedMs = now.getTime() - changedAt.getTime();
    if (state === 'RECEIVED')
      return waitedMs < TAKEN_UP_MS ? Promise.resolve(false) : takeUpCounsel(deps, counselNo);
    if (waitedMs < ANSWERED_MS - TAKEN_UP_MS) return Promise.resolve(false);
    const key = `sandbox:${counselNo}:${changedAt.getTime()}`;
    return answerCounsel(deps, { counselNo, key, text: answerText(type) });
  });
}

/** Staff of customer service that needs no one: a trial shop answers by itself. */
export const counselStaffModule: Module = {
  name: 'sandbox customer service',
  jobs: (deps) =>
    deps.jobs.everyInCluster('sandbox.counsel', 5_000, async () => void (await serveWaiting(deps))),
};
