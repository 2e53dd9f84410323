import fs from 'node:fs';
import path from 'node:path';
import { classPrefixOf, isRemoteName } from '@shop/shared/contracts';
import { type BuildFolder, type GateInput, nameOf } from '../builds/build-folder';
import { readSheet } from './style-selectors';

/** Selectors of the shared package, which are in the style sheet of each remote that shows a layer. */
const SHARED_SELECTORS: readonly string[] = ['html[data-has-modal]'];

const filesOf = ({ folder }: BuildFolder, ending: string) => {
  const client = path.join(folder, 'client');
  if (!fs.existsSync(client)) return [];
  return fs
    .readdirSync(client)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({ file, text: fs.readFileSync(path.join(client, file), 'utf8') }));
};

const ownClass = (prefix: string): RegExp => new RegExp(`\\.${prefix}-[\\w-]`);

/** Finds rules that can match elements of other apps: each selector must contain a class with the remote's prefix. */
export function checkStyles({ candidate }: GateInput): string[] {
  if (!isRemoteName(candidate.name)) return [];
  const prefix = classPrefixOf(candidate.name);
  const own = ownClass(prefix);
  return filesOf(candidate, '.css').flatMap(({ file, text }) => {
    const { selectors, keyframes } = readSheet(text);
    const foreign = selectors
      .filter((selector) => !own.test(selector) && !SHARED_SELECTORS.includes(selector))
      .map((selector) => `the selector ${selector} without a class .${prefix}-…`);
    const animations = keyframes
      .filter((name) => !name.startsWith(`${prefix}-`))
      .map((name) => `the animation ${name}, which is not ${prefix}-…`);
    return [...foreign, ...animations].map(
      (what) => `client/${file} of ${nameOf(candidate)} has ${what}`,
    );
  });
}

/** Whether a remote may assign a global: its container, the chunk list of webpack, and `location`. */
const isOwnGlobal = (name: string, { container = '' }: BuildFolder['manifest']): boolean =>
  [container, `webpackChunk${container.replace(/_+/g, '_')}`, 'location'].includes(name);

const ASSIGNMENTS = [
  /(?<![\w$.])(?:window|globalThis|self)\s*(?:\.\s*([A-Za-z_$][\w$]*)|\[\s*["'`]([^"'`\]]+)["'`]\s*\])\s*(?:\|\||&&|\?\?|[-+*/])?=(?![=>])/g,
  /\bObject\.definePropert(?:y|ies)\(\s*(?:window|globalThis|self)\s*,\s*["'`]([^"'`]+)/g,
  /(?<![\w$.])((?:Array|Object|String|Number|Boolean|Function|Promise|Date|Map|Set|RegExp|Node|Element|HTML\w*Element|EventTarget|Event|History|Storage|Document|XMLHttpRequest)\.prototype\.[A-Za-z_$][\w$]*)\s*=(?![=>])/g,
];

/** Finds globals that the code of a remote assigns. All apps on a page share them. */
export function checkGlobals({ candidate }: GateInput): string[] {
  if (!isRemoteName(candidate.name)) return [];
  return filesOf(candidate, '.js').flatMap(({ file, text }) => {
    const names = ASSIGNMENTS.flatMap((pattern) => [...text.matchAll(pattern)]).map(
      ([, first, second]) => first ?? second ?? '',
    );
    return [...new Set(names)]
      .filter((name) => !isOwnGlobal(name, candidate.manifest))
      .map((name) => `client/${file} of ${nameOf(candidate)} assigns ${name} of the page`);
  });
}
