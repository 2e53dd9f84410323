import {
  type NotificationChannelCode,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
  tableKeys,
  tableOf,
} from '@shop/shared/domain';
import type { Queryable } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { refused } from '../../../platform/errors';
import { type Choice, lockMember, putChoice, readChoices, readConsents } from './choice.repository';

type Code = NotificationChannelCode;
export type ChannelChoices = Record<Code, boolean>;

const codes = tableKeys<Code>(notificationChannels);

/** The channels that this shop has an adapter for. */
const isAvailable = ({ adapters }: Pick<Deps, 'adapters'>, channel: Code): boolean =>
  ({ PUSH: adapters.push, MESSAGE: adapters.messages, EMAIL: adapters.email })[channel] !==
  undefined;

/** The choices about one kind, with its defaults. */
export function choicesOf(choices: readonly Choice[], kind: NotificationKind): ChannelChoices {
  const defaults: readonly Code[] = notificationKinds[kind].defaults;
  return tableOf(
    codes,
    (code) =>
      choices.find((choice) => choice.kind === kind && choice.channel === code)?.isOn ??
      defaults.includes(code),
  );
}

/** Whether a channel other than Web Push is on: Web Push ends with the session, which is not enough for required notifications. */
const reachesAlways = (deps: Pick<Deps, 'adapters'>, chosen: ChannelChoices): boolean =>
  codes.some((code) => code !== 'PUSH' && chosen[code] && isAvailable(deps, code));

/**
 * The channels for a kind of notification, in the order in which they are tried. Advertising has consent only
 * where the member gave it and has not withdrawn it.
 */
export async function allowedChannels(
  deps: Pick<Deps, 'adapters'>,
  db: Queryable,
  memberNo: number,
  kind: NotificationKind,
): Promise<Code[]> {
  const { isAd, isRequired } = notificationKinds[kind];
  const chosen = choicesOf(await readChoices(db, memberNo), kind);
  // The shop may have lost the channel that was chosen.
  const isRescued = isRequired && !reachesAlways(deps, chosen);
  const consents = isAd ? await readConsents(db, memberNo) : undefined;
  return codes.filter(
    (code) =>
      (chosen[code] || (isRescued && code === 'MESSAGE')) &&
      isAvailable(deps, code) &&
      (consents?.has(notificationChannels[code].consent) ?? true),
  );
}

const required = () =>
  refused(
    'NOTIFICATION_REQUIRED',
    '꼭 알려야 하는 소식이라 알림톡·문자와 이메일 중 하나는 켜 두어야 해요.',
  );

/** @throws AppError 422 when a required kind would have no channel left */
export async function choose(
  deps: Deps,
  memberNo: number,
  choice: Choice,
): Promise<{ channels: ChannelChoices }> {
  const { kind } = choice;
  return deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    await putChoice(tx, memberNo, choice, deps.clock.now());
    const channels = choicesOf(await readChoices(tx, memberNo), kind);
    if (notificationKinds[kind].isRequired && !reachesAlways(deps, channels)) throw required();
    return { channels };
  });
}

/** The channels that a page offers. */
export const availableChannels = (deps: Pick<Deps, 'adapters'>): ChannelChoices =>
  tableOf(codes, (code) => isAvailable(deps, code));
