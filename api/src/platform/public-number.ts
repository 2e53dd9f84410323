import { randomBytes } from 'node:crypto';

/** Without I, L, O and U, because it is read aloud on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('');

/** An unguessable public number: prefix and 80 random bits. */
export const newNo = (prefix: 'S' | 'P' | 'C' | 'R' | 'F' | 'V' | 'G'): string =>
  prefix + randomText(16);

const koreanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });

/** 20261121 and ten letters: the Korean order date and an unguessable suffix. */
export const newOrderNo = (now: Date): string =>
  koreanDay.format(now).replaceAll('-', '') + randomText(10);
