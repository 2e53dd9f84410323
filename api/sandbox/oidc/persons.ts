import { randomBytes, randomInt } from 'node:crypto';

/** An account of the sandbox's provider, in the standard's claims. */
export interface Person {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
  phone_number?: string;
  birthdate?: string;
}

export interface Choice {
  key: string;
  label: string;
}

/** Hands over all that a member needs. */
const complete: Person = {
  sub: 'sample-onyu',
  name: '김온유',
  email: 'onyu@example.com',
  email_verified: true,
  phone_number: '+82 10-2000-0001',
  birthdate: '1992-04-17',
};

/** Hands over a mail address only, that of a sample member: it connects nobody. */
const sparse: Person = {
  sub: 'sample-mail-only',
  name: '',
  email: 'haneul@example.com',
  email_verified: true,
};

const persons: Record<string, () => Person> = {
  complete: () => complete,
  sparse: () => sparse,
  newcomer: () => ({
    sub: `new-${randomBytes(9).toString('base64url')}`,
    name: '새온담',
    email: `new${randomInt(1e9)}@example.com`,
    email_verified: true,
  }),
};

export const choices: readonly Choice[] = [
  { key: 'complete', label: '김온유 (이름·휴대폰·생년월일 제공)' },
  { key: 'sparse', label: '이메일만 제공하는 계정' },
  { key: 'newcomer', label: '처음 오는 계정 (누를 때마다 새로)' },
];

/** Undefined for a choice that is none of the page's. */
export const personOf = (key: string): Person | undefined =>
  Object.hasOwn(persons, key) ? persons[key]?.() : undefined;
