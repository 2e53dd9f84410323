import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets';

/** Crockford's Base32: without I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** A code has two halves of 20 bits. */
const HALF = 2 ** 20;
const ROUNDS = 4;

const roundOf = (key: Uint8Array, round: number, half: number): number =>
  createHmac('sha256', key).update(`${round}:${half}`).digest().readUInt32BE(0) % HALF;

/**
 * A keyed permutation (Feistel network) of 40-bit numbers: codes of consecutive members have nothing in
 * common, no two members have the same, and of 10^12 codes only as many exist as there are members.
 */
function permute(key: Uint8Array, value: number, rounds: readonly number[]): number {
  let left = Math.floor(value / HALF);
  let right = value % HALF;
  for (const round of rounds) [left, right] = [right, left ^ roundOf(key, round, right)];
  // The halves are swapped once more, so that the reversed rounds invert the permutation.
  return right * HALF + left;
}

const forwards = Array.from({ length: ROUNDS }, (_, round) => round);
const backwards = [...forwards].reverse();

const keyOf = (secrets: Secrets): Uint8Array => secrets.keyFor('recommendation codes');

/** The code that a member gives to others; it changes only with the shop's secret. */
export function codeOfMember(secrets: Secrets, memberNo: number): string {
  let value = permute(keyOf(secrets), memberNo, forwards);
  let code = '';
  for (let at = 0; at < LENGTH; at += 1) {
    code = ALPHABET.charAt(value % ALPHABET.length) + code;
    value = Math.floor(value / ALPHABET.length);
  }
  return code;
}

/** What a person typed: case, spaces, hyphens and misread letters make no difference. */
const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/[^0-9A-Z]/g, '');

/** The member number that a code stands for, which need not exist; null when it is no code. */
export function memberOfCode(secrets: Secrets, typed: string): number | null {
  const code = plainCode(typed);
  if (code.length !== LENGTH) return null;
  let value = 0;
  for (const letter of code) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) return null;
    value = value * ALPHABET.length + digit;
  }
  return permute(keyOf(secrets), value, backwards);
}
