import { paths } from '@shop/shared/contracts';
import {
  bankName,
  claimKinds,
  couriers,
  dottedDateTime,
  formatWon,
  isCourierCode,
} from '@shop/shared/domain';
import { hoursMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import type { NotificationData } from '../../checkout/history';
import { openAccount } from '../../checkout/payment';
import { insertNotification } from './notification.repository';
import { readSubject, type Subject } from './subject.repository';
import type { Target } from './template';
import { sealVariables, templates, valuesIn } from './templates';

/** An older step is neither written nor sent any more. */
export const NEWS_MS = hoursMs(24);

type Values = Record<string, string | null>;

const wonOf = (amountWon: number | null): string | null =>
  amountWon === null ? null : formatWon(amountWon);
const timeOf = (at: Date | null): string | null => at && dottedDateTime(at.getTime());

function accountOf({ secrets }: Deps, { accountEnc }: Subject): string | null {
  if (!accountEnc) return null;
  const { bankCd, number, holder } = openAccount(secrets, accountEnc);
  return `${bankName(bankCd)} ${number} (${holder})`;
}

/** Every value that templates may name. */
const valuesOf = (deps: Deps, subject: Subject): Values => ({
  goodsName: subject.goodsName,
  payWon: formatWon(subject.payWon),
  account: accountOf(deps, subject),
  dueAt: timeOf(subject.dueAt),
  courier:
    subject.courierCd && isCourierCode(subject.courierCd) ? couriers[subject.courierCd].name : null,
  invoiceNo: subject.invoiceNo,
  claimKind: subject.claimKind && claimKinds[subject.claimKind],
  claimPayWon: wonOf(subject.claimPayWon),
  claimPayDueAt: timeOf(subject.claimPayDueAt),
  refundWon: wonOf(subject.refundWon),
  adjustWon: wonOf(subject.adjustWon),
});

/** @throws Error when the step lacks a value that its template names */
function variablesFor(step: NotificationData['step'], values: Values): Record<string, string> {
  const { title, text } = templates[step];
  return Object.fromEntries(
    valuesIn(title + text).map((name) => {
      const value = values[name];
      if (value === undefined || value === null) throw new Error(`${step} lacks ${name}.`);
      return [name, value];
    }),
  );
}

const pathOf = (target: Target, { orderNo, claimNo }: Subject): string => {
  if (target === 'reviews') return paths.reviews();
  return target === 'claim' && claimNo !== null
    ? paths.claimDetail(claimNo)
    : paths.orderDetail(orderNo);
};

/** Lines of an order that are confirmed one by one make one notification. */
const keyOf = ({ step }: NotificationData, { orderNo }: Subject, key: string): string =>
  step === 'CONFIRMED' ? `confirmed:${orderNo}` : key;

/**
 * Writes the notification of a step, which is sent after the commit. Members who left get none.
 * @param key the same for a repetition, which writes nothing
 */
export async function notify(
  tx: Tx,
  deps: Deps,
  data: NotificationData,
  key: string,
): Promise<void> {
  const now = deps.clock.now();
  const happenedAt = new Date(data.at);
  if (now.getTime() - happenedAt.getTime() > NEWS_MS) return;
  const subject = await readSubject(tx, data);
  if (!subject) return;
  const { step, facts } = data;
  const { memberNo, orderNo } = subject;
  const variables = variablesFor(step, { ...valuesOf(deps, subject), ...facts });
  await insertNotification(tx, {
    ...{ memberNo, orderNo, step, happenedAt, key: keyOf(data, subject, key) },
    path: pathOf(templates[step].target, subject),
    variablesEnc: sealVariables(deps.secrets, variables),
    now,
  });
}
