import fs from 'node:fs';
import path from 'node:path';
import { isFragmentName } from '../webpack/fragments.mjs';
import { insertBefore } from './insert-before.mjs';
import { assertTitle, folderOf, pascalOf } from './names.mjs';
import { Refusal } from './refusal.mjs';
import { fromTemplate } from './templates.mjs';

/** The shared contract of all remotes. A new fragment cannot have a name that it contains. */
const SHARED = 'shared/src/contracts/fragments.schema.ts';

const EMPTY = `import '@shop/shared/contracts/own-contracts';

/** Contract of this remote with others: props of its fragments (texts, numbers, booleans). */
declare module '@shop/shared/contracts/own-contracts' {
  interface OwnFragments {
  }
}
`;

/** Adds the props of the fragment to the contract of the remote. */
function withProps(file, text, { fragment, title }) {
  const row = `    /** ${title}. */\n    '${fragment}': {\n      /** The most titles that it shows. */\n      count: number;\n    };\n`;
  return insertBefore(file, text, /(?<=interface OwnFragments \{\n(?: {4}.*\n)*)^ {2}\}$/gm, row);
}

/** Plans the files of a new fragment: its component with a query, its test, and its props. @throws Refusal */
export function planFragment({ rootDir, words: [fragment], title: given }) {
  const [remote, part, ...rest] = fragment.split('/');
  if (!part || rest.length > 0)
    throw new Refusal(`"${fragment}" is no fragment: <remote>/<part>, such as order/deposit.`);
  const folder = folderOf(rootDir, remote);
  if (!isFragmentName(part))
    throw new Refusal(
      `"${part}" is no part: small letters and digits, in words with hyphens, and not what a remote exposes already.`,
    );
  const title = given ?? part;
  assertTitle(title);
  const to = `${folder}/src/remote`;
  const contract = `${to}/contract.d.ts`;
  const textOf = (file) => {
    const place = path.join(rootDir, file);
    return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
  };
  const own = textOf(contract);
  const isThere = ['ts', 'tsx'].some((ending) => textOf(`${to}/fragments/${part}.${ending}`));
  if (isThere || [textOf(SHARED), own].some((text) => text?.includes(`'${fragment}'`)))
    throw new Refusal(`There is a fragment ${fragment}.`);
  const values = { fragment, part, title, pascal: pascalOf(part) };
  const row = [contract, withProps(contract, own ?? EMPTY, { fragment, title })];
  const use = `{ name: '${fragment}', props: { count: 3 } }`;
  return {
    rootDir,
    created: new Map([...fromTemplate('fragment', to, values), ...(own ? [] : [row])]),
    edited: new Map(own ? [row] : []),
    next: [
      `npx jest ${to}/${part}-fragment`,
      `its props, texts, numbers and booleans: ${contract}`,
      `a page of another remote, rendered by the server: in its route, load: () => ({ fragments: () => [${use}] })`,
      `and in its page: <FragmentSlot fragment={${use}} className={styles.place} failedText="…" />`,
      `release mfe-${remote} before the remotes that show it; name it in ${folder}/README.md`,
      'another team gets its types by npm run release -- contracts <its remote>',
      'npm run verify',
    ],
  };
}
