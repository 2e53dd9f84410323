import type { JoinField } from '@shop/shared/contracts';
import { ageOf, phoneDigits, phoneProblem, phoneProblemTexts } from '@shop/shared/domain';
import { type FieldProblem, invalid } from '../../../platform/errors';
import type { Customer } from '../../../ports';
import type { JoinTicket } from '../../member/member';

type Entered = Partial<Record<JoinField, string | undefined>>;

const fields = ['name', 'phone', 'birth'] as const;

/** What the customer enters. The card company hands over all of it. */
export const asksOf = ({ identity: { customer, social } }: JoinTicket): JoinField[] =>
  social ? fields.filter((field) => customer[field] === '') : [];

const problemOf: Record<JoinField, (text: string, nowMs: number) => string | undefined> = {
  name: (text) => (text === '' ? '이름을 입력해 주세요.' : undefined),
  phone: (text) => {
    const problem = phoneProblem(text);
    return problem && phoneProblemTexts[problem];
  },
  birth: (text, nowMs) =>
    ageOf(text, nowMs) > 0 && ageOf(text, nowMs) < 130
      ? undefined
      : '생년월일을 19900315처럼 8자리로 입력해 주세요.',
};

const digitsOf = (field: JoinField, text: string): string =>
  field === 'name' ? text : phoneDigits(text);

/**
 * The customer with what they entered for what was not handed over.
 * @throws AppError 400 `INVALID` with a problem for each field
 */
export function customerOf(ticket: JoinTicket, entered: Entered, nowMs: number): Customer {
  const customer = { ...ticket.identity.customer };
  const problems: FieldProblem[] = [];
  for (const field of asksOf(ticket)) {
    const text = digitsOf(field, entered[field] ?? '');
    const message = problemOf[field](text, nowMs);
    if (message) problems.push({ path: field, message });
    else customer[field] = text;
  }
  if (problems.length > 0) throw invalid(problems);
  return customer;
}
