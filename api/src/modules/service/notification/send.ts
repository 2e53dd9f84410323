import type { NotificationChannelCode } from '@shop/shared/domain';
import type { Deps } from '../../../platform/deps';
import { findMember } from '../../member/member';
import { allowedChannels } from '../notification-choice';
import { sendBy } from './channels';
import { endSending, passChannels, takeWaiting, type Waiting } from './notification.repository';
import { NEWS_MS } from './notify';
import { kindOf } from './templates';

/** How many messages are on their way at once: a slow provider delays the others less. */
const PARALLEL = 8;

/** A channel that fails this often is dead for this message; the next allowed one is tried. */
const CHANNEL_TRIES = 4;

interface Outcome {
  state: 'SENT' | 'REFUSED' | 'DROPPED' | 'FAILED';
  /** The one that took it, or that failed. */
  channel?: NotificationChannelCode;
  /** Channels that will not be tried again. */
  passed: NotificationChannelCode[];
  isLast?: boolean;
  error?: unknown;
}

/** Tries the channels that the member allows at this moment, until one takes the message or fails. */
async function attempt(deps: Deps, one: Waiting): Promise<Outcome> {
  const passed = [...one.passedChannels];
  const { db, secrets, clock, log } = deps;
  const member = await findMember(db, secrets, one.memberNo);
  if (!member) return { state: 'DROPPED', passed };
  if (clock.now().getTime() - one.happenedAt.getTime() > NEWS_MS) {
    const { notificationNo, step, tries } = one;
    log.error({ notificationNo, step, tries }, 'a message was not sent within a day');
    return { state: 'DROPPED', passed };
  }
  const allowed = await allowedChannels(deps, db, one.memberNo, kindOf(one.step));
  const open = allowed.filter((channel) => !passed.includes(channel));
  for (const channel of open) {
    try {
      if ((await sendBy(deps, channel, one, member)) === 'sent') {
        return { state: 'SENT', channel, passed };
      }
      passed.push(channel);
    } catch (error) {
      return { state: 'FAILED', channel, passed, isLast: channel === open.at(-1), error };
    }
  }
  return { state: passed.length > 0 ? 'REFUSED' : 'DROPPED', passed };
}

/** The message waits for its next try, by the same channel or, when that is dead, by the next one. */
async function putOff(deps: Deps, one: Waiting, { channel, passed, isLast, error }: Outcome) {
  const { notificationNo, step, tries } = one;
  const isNew = passed.length > one.passedChannels.length;
  const isDead = !isLast && !isNew && one.channelTries >= CHANNEL_TRIES;
  if (isNew || isDead) {
    const gone = isDead && channel ? [...passed, channel] : passed;
    await passChannels(deps.db, one, gone, isDead ? deps.clock.now() : undefined);
  }
  // A provider may repeat the number in the text of its error, so only the error's name is logged.
  const failure = error instanceof Error ? error.name : 'unknown';
  deps.log.warn(
    { notificationNo, step, tries, channel, failure },
    'a message is tried again later',
  );
}

async function sendOne(deps: Deps, one: Waiting): Promise<boolean> {
  try {
    const outcome = await attempt(deps, one);
    const { state, channel } = outcome;
    if (state === 'FAILED') await putOff(deps, one, outcome);
    else await endSending(deps.db, one.notificationNo, { state, channel }, deps.clock.now());
    return state === 'SENT';
  } catch (error) {
    const { notificationNo, step, tries } = one;
    const failure = error instanceof Error ? error.name : 'unknown';
    deps.log.warn({ notificationNo, step, tries, failure }, 'a message is tried again later');
    return false;
  }
}

/**
 * Sends what waits. Several processes may run it at once; a try that was cut off is repeated with the same key.
 * @returns how many messages were sent
 */
export async function sendWaiting(deps: Deps): Promise<number> {
  let sent = 0;
  const take = () => takeWaiting(deps.db, deps.clock.now(), PARALLEL);
  for (let some = await take(); some.length > 0; some = await take()) {
    const outcomes = await Promise.all(some.map((one) => sendOne(deps, one)));
    sent += outcomes.filter(Boolean).length;
  }
  return sent;
}
