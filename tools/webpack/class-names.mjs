import { createHash } from 'node:crypto';
import path from 'node:path';

/** No `a`: with the prefix of display it begins a name like `adBox`, which ad blockers hide. */
const letters = 'bcdefghijklmnopqrstuvwxyz';

const digestOf = (file, local) =>
  createHash('sha256').update(`${file}|${local}`).digest('base64url').replace(/[-_]/g, '');

/**
 * The name of a class in a production build: deterministic, since those of server and client must match, and
 * short, since those of a document cost bytes of its first round trip. Each app has its own prefix, so
 * names can only be equal within one app; tools/verify/class-names.mjs refuses that.
 * @param file of the CSS module, from the root, with slashes
 * @param local the name in the file
 */
export function shortClassName(prefix, file, local) {
  const digest = digestOf(file, local);
  return `${letters[digest.charCodeAt(0) % letters.length]}${prefix}${digest.slice(1, 4)}`;
}

/** The name in a development build, which says where the class is. */
export const longClassName = (prefix, file, local) =>
  `${prefix}-${path.basename(file, '.module.css')}-${local}-${digestOf(file, local).slice(0, 4)}`;
