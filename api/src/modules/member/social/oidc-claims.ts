import { phoneDigits, phoneProblem } from '@shop/shared/domain';
import { z } from 'zod';
import type { SocialAccount } from '../../../ports';

/** Claims of an ID token or of `userinfo`, which a provider may leave out or fill as it likes. */
export type Claims = Readonly<Record<string, unknown>>;

type Person = Pick<SocialAccount, 'name' | 'phone' | 'email' | 'birth'>;

const nameClaim = z
  .string()
  .trim()
  .regex(/^\P{Cc}{1,40}$/u);
const emailClaim = z.email().max(100);

/** +82 10-1234-5678 is 01012345678. */
const koreanPhone = (text: string): string => phoneDigits(text).replace(/^\+820?/, '0');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An unusable claim counts as none: the form asks for what is missing. */
export function personOf(claims: Claims): Person {
  const phone = koreanPhone(textOf(claims.phone_number));
  const birth = textOf(claims.birthdate).replaceAll('-', '');
  return {
    name: nameClaim.catch('').parse(claims.name),
    phone: phoneProblem(phone) === undefined && claims.phone_number_verified !== false ? phone : '',
    email: claims.email_verified === false ? '' : emailClaim.catch('').parse(claims.email),
    // The standard writes 0000 where the year is not handed over.
    birth: /^[12]\d{7}$/.test(birth) ? birth : '',
  };
}
