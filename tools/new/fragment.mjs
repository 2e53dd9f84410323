import fs from 'node:fs';
import path from 'node:path';
import { isFragmentName } from '../webpack/fragments.mjs';
import { insertBefore } from './insert-before.mjs';
import { assertTitle, folderOf, isTeams, pascalOf } from './names.mjs';
import { Refusal } from './refusal.mjs';
import { fromTemplate } from './templates.mjs';

const CONTRACT = 'shared/src/contracts/fragments.schema.ts';

/** What a new fragment of a remote writes: its component with a query, its test, and its props. @throws Refusal */
export function planFragment({ rootDir, words: [fragment], title: given }) {
  const [remote, part, ...rest] = fragment.split('/');
  if (!part || rest.length > 0)
    throw new Refusal(`"${fragment}" is no fragment: <remote>/<part>, such as order/deposit.`);
  const folder = folderOf(rootDir, remote);
  if (isTeams(rootDir))
    throw new Refusal('Its props are a contract of all remotes, which is not in this checkout.');
  if (!isFragmentName(part))
    throw new Refusal(
      `"${part}" is no part: small letters and digits, in words with hyphens, and not what a remote exposes already.`,
    );
  const title = given ?? part;
  assertTitle(title);
  const contract = fs.readFileSync(path.join(rootDir, CONTRACT), 'utf8');
  const to = `${folder}/src/remote`;
  const isThere = ['ts', 'tsx'].some((ending) =>
    fs.existsSync(path.join(rootDir, `${to}/fragments/${part}.${ending}`)),
  );
  if (isThere || contract.includes(`'${fragment}'`))
    throw new Refusal(`There is a fragment ${fragment}.`);
  const values = { fragment, part, title, pascal: pascalOf(part) };
  const row = `  /** ${title}. */\n  '${fragment}': z.object({\n    /** The most titles that it shows. */\n    count: z.number(),\n  }),\n`;
  const use = `{ name: '${fragment}', props: { count: 3 } }`;
  return {
    rootDir,
    created: fromTemplate('fragment', to, values),
    edited: new Map([[CONTRACT, insertBefore(CONTRACT, contract, /^\} satisfies Record</gm, row)]]),
    next: [
      `npx jest ${to}/${part}-fragment`,
      `its props, texts, numbers and booleans: ${CONTRACT}`,
      `a page of another remote, rendered by the server: in its route, load: () => ({ fragments: () => [${use}] })`,
      `and in its page: <FragmentSlot fragment={${use}} className={styles.place} failedText="…" />`,
      `release mfe-${remote} before the remotes that show it; name it in ${folder}/README.md`,
      'npm run verify',
    ],
  };
}
