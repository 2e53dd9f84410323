/** The business facts that the law requires on every page (전자상거래법 §10, 시행규칙 §7). */
export interface BusinessFacts {
  /** 상호 */
  companyName: string;
  /** 대표자 */
  representative: string;
  address: string;
  phone: string;
  email: string;
  /** 사업자등록번호, written 000-00-00000. */
  registrationNo: string;
  /** 통신판매업신고번호 */
  mailOrderNo: string;
  /** 개인정보보호책임자 */
  privacyOfficer: string;
  /** 호스팅 제공자 */
  hostingProvider: string;
  /** 구매안전서비스 제공자 (전자상거래법 §24), required when payment in advance by cash-like means is offered. */
  escrowProvider?: string;
  /** The 통신판매중개자 sentence, required when partners sell (§20). */
  brokerNotice?: string;
}

const required = [
  'companyName',
  'representative',
  'address',
  'phone',
  'email',
  'registrationNo',
  'mailOrderNo',
  'privacyOfficer',
  'hostingProvider',
] as const;
const optional = ['escrowProvider', 'brokerNotice'] as const;
const known: readonly string[] = [...required, ...optional];

const shapes: Partial<Record<string, readonly [RegExp, string]>> = {
  registrationNo: [/^\d{3}-\d{2}-\d{5}$/, 'must be written 000-00-00000'],
  email: [/^\S+@\S+$/, 'must be an address'],
  phone: [/^[\d-]+$/, 'must be digits and dashes'],
};

function problemOf(name: string, value: unknown, isRequired: boolean): string | undefined {
  if (value === undefined) return isRequired ? `${name} is missing` : undefined;
  if (typeof value !== 'string' || value.trim() === '') return `${name} must be a text`;
  const shape = shapes[name];
  return shape && !shape[0].test(value) ? `${name} ${shape[1]}, not "${value}"` : undefined;
}

const problemsOf = (facts: Record<string, unknown>): string[] => [
  ...required.flatMap((name) => problemOf(name, facts[name], true) ?? []),
  ...optional.flatMap((name) => problemOf(name, facts[name], false) ?? []),
  ...Object.keys(facts).flatMap((name) => (known.includes(name) ? [] : `${name} is unknown`)),
];

const isValid = (
  facts: Record<string, unknown>,
): facts is Record<string, unknown> & BusinessFacts => problemsOf(facts).length === 0;

/**
 * Parses the operator's facts from JSON text.
 * @throws Error that names each missing, unknown or invalid fact
 */
export function readBusiness(json: string): BusinessFacts {
  const read: unknown = JSON.parse(json);
  const facts: Record<string, unknown> = typeof read === 'object' ? { ...read } : {};
  if (!isValid(facts)) throw new Error(problemsOf(facts).join(', '));
  return facts;
}
