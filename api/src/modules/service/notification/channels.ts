import { paths, site } from '@shop/shared/contracts';
import type { NotificationChannelCode } from '@shop/shared/domain';
import type { Deps } from '../../../platform/deps';
import type { MessageOutcome } from '../../../ports';
import type { Member } from '../../member/member';
import { dropSubscription, readSubscriptions } from '../notification-choice';
import type { Waiting } from './notification.repository';
import { fill, isAd, openVariables, templates } from './templates';

/** One notification with its words, for any channel. */
interface Outgoing {
  one: Waiting;
  member: Member;
  variables: Record<string, string>;
  title: string;
  text: string;
  isAdvertising: boolean;
}

/** 정보통신망법 §50 ④: begins the subject of every advertising message, which names its sender and how to refuse. */
export const AD_MARK = '(광고) ';
const SENDER = `[${site.name}] `;
const REFUSAL = `무료 수신 거부: 마이페이지 > 내 정보 > 알림 설정, 문의 ${site.customerServicePhone}`;

const shopUrl = ({ config }: Deps, path: string): string => new URL(path, config.publicUrl).href;

async function sendMessage(deps: Deps, out: Outgoing): Promise<MessageOutcome> {
  const { one, member, variables, title, text, isAdvertising } = out;
  return deps.adapters.messages.send({
    key: one.key,
    templateCode: one.step,
    receiver: member.phone.replace(/\D/g, ''),
    variables,
    text: [title, text, ...(isAdvertising ? [REFUSAL] : [])].join('\n'),
    url: shopUrl(deps, one.path),
  });
}

async function sendEmail(deps: Deps, out: Outgoing): Promise<MessageOutcome> {
  const { one, member, title, text, isAdvertising } = out;
  const outcome = await deps.adapters.email?.send({
    key: one.key,
    receiver: member.email,
    title,
    text,
    url: shopUrl(deps, one.path),
    refuseUrl: isAdvertising ? shopUrl(deps, paths.myInfo()) : undefined,
  });
  return outcome ?? 'refused';
}

/** To each of the member's browsers; one that takes it is enough. */
async function sendPush(deps: Deps, out: Outgoing): Promise<MessageOutcome> {
  const { push } = deps.adapters;
  const { one, member, title, text, isAdvertising } = out;
  const devices = push ? await readSubscriptions(deps, member.memberNo) : [];
  const results = await Promise.allSettled(
    devices.map(async (receiver) => {
      const outcome = await push?.send({
        key: one.key,
        receiver,
        title,
        text: isAdvertising ? `${text}\n${REFUSAL}` : text,
        path: one.path,
      });
      if (outcome === 'refused') await dropSubscription(deps.db, receiver);
      return outcome;
    }),
  );
  if (results.some(({ status, ...rest }) => 'value' in rest && rest.value === 'sent'))
    return 'sent';
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return 'refused';
}

const senders: Record<
  NotificationChannelCode,
  (deps: Deps, out: Outgoing) => Promise<MessageOutcome>
> = { PUSH: sendPush, MESSAGE: sendMessage, EMAIL: sendEmail };

/** Sends by one channel. @throws what its provider throws */
export function sendBy(
  deps: Deps,
  channel: NotificationChannelCode,
  one: Waiting,
  member: Member,
): Promise<MessageOutcome> {
  const variables = openVariables(deps.secrets, one.variablesEnc);
  const { title, text } = templates[one.step];
  const isAdvertising = isAd(one.step);
  return senders[channel](deps, {
    ...{ one, member, variables, isAdvertising },
    title: `${isAdvertising ? AD_MARK + SENDER : ''}${fill(title, variables)}`,
    text: fill(text, variables),
  });
}
