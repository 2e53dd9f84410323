import type { Deps } from '../../../platform/deps';
import { findMember } from '../../member/member';
import { endSending, takeWaiting, type Waiting } from './notification.repository';
import { NEWS_MS } from './notify';
import { fill, openVariables, templates } from './templates';

/** How many messages are on their way at once: a slow provider delays the others less. */
const PARALLEL = 4;

/** @returns how it ended. @throws what the provider throws */
async function deliver(deps: Deps, one: Waiting): Promise<'SENT' | 'REFUSED' | 'DROPPED'> {
  const { db, secrets, adapters, config, clock, log } = deps;
  const member = await findMember(db, secrets, one.memberNo);
  if (!member) return 'DROPPED';
  if (clock.now().getTime() - one.happenedAt.getTime() > NEWS_MS) {
    const { notificationNo, step, tries } = one;
    log.error({ notificationNo, step, tries }, 'a message was not sent within a day');
    return 'DROPPED';
  }
  const variables = openVariables(secrets, one.variablesEnc);
  const { title, text } = templates[one.step];
  const outcome = await adapters.messages.send({
    key: one.key,
    templateCode: one.step,
    receiver: member.phone.replace(/\D/g, ''),
    variables,
    text: `${fill(title, variables)}\n${fill(text, variables)}`,
    url: new URL(one.path, config.publicUrl).href,
  });
  return outcome === 'sent' ? 'SENT' : 'REFUSED';
}

async function sendOne(deps: Deps, one: Waiting): Promise<boolean> {
  const { notificationNo, step, tries } = one;
  try {
    const end = await deliver(deps, one);
    await endSending(deps.db, notificationNo, end, deps.clock.now());
    return end === 'SENT';
  } catch (error) {
    // A provider may repeat the number in the text of its error, so only the error's name is logged.
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
