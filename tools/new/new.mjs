// npm run new -- remote magazine: writes the files of a new remote, page, feature, fragment or module.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../start/install.mjs';
import { root } from '../webpack/apps.mjs';
import { applyChanges } from './apply-changes.mjs';
import { planFeature } from './feature.mjs';
import { planFragment } from './fragment.mjs';
import { planModule } from './module.mjs';
import { planPage } from './page.mjs';
import { Refusal } from './refusal.mjs';
import { planRemote } from './remote.mjs';

const USAGE = `Usage: npm run new -- <kind> <arguments> [options]

Kinds:
  remote <name>             mfe-<name>: a page at /<name> with a feature, tests, states in the design
                            reference and a journey; entered in README.md and pnpm-lock.yaml
  page <remote> <path>      a page, its route and title, a state in the design reference, a journey
  feature <remote> <name>   a query, the component that shows it, and its test
  fragment <remote>/<part>  a part of a page that other remotes show, rendered by the server: its component with a
                            query, its test, and its props in the remote's contract
  module <name>             a module of the api: a call with its shapes, its handler, its test, its rights

<name>: small letters and digits, in words with single hyphens; of a remote 2 to 20.
What is written passes npm run verify as it is.

Options:
  --title <words>           remote, page, fragment: what shoppers read above it (the name)
  --root <folder>           the checkout (this one)
  --json                    print JSON
  --help                    print this

A refused command writes nothing.
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 failed.`;

const EXIT = { done: 0, refused: 1, usage: 2, failed: 3 };

class UsageError extends Error {}

/** What can be made, and the words that it needs. */
const kinds = {
  remote: { plan: planRemote, needs: ['name'] },
  page: { plan: planPage, needs: ['remote', 'path'] },
  feature: { plan: planFeature, needs: ['remote', 'name'] },
  fragment: { plan: planFragment, needs: ['remote and the part'] },
  module: { plan: planModule, needs: ['name'] },
};

function readArgs() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      root: { type: 'string', default: root },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [kind, ...words] = positionals;
  return { ...values, kind, words };
}

function planOf({ kind, words, title, root: folder }) {
  if (!kind || !Object.hasOwn(kinds, kind))
    throw new UsageError(kind ? `"${kind}" cannot be made.` : 'Name what to make.');
  const { plan, needs } = kinds[kind];
  const missing = needs[words.length];
  if (missing) throw new UsageError(`Give the ${missing}.`);
  const rest = words.slice(needs.length);
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much.`);
  return plan({ rootDir: path.resolve(folder), words, title });
}

const textOf = ({ created, edited, next }) =>
  [
    ...created.map((file) => `new      ${file}`),
    ...edited.map((file) => `changed  ${file}`),
    '',
    'Next:',
    ...next.map((command) => `  ${command}`),
  ].join('\n');

const exitCodeOf = (error) => {
  if (error instanceof UsageError || error.code?.startsWith?.('ERR_PARSE_ARGS')) return EXIT.usage;
  return error instanceof Refusal ? EXIT.refused : EXIT.failed;
};

async function main() {
  const args = readArgs();
  if (args.help) return console.log(USAGE);
  const plan = planOf(args);
  await install();
  await applyChanges(plan);
  const result = {
    created: [...plan.created.keys()],
    edited: [...plan.edited.keys()],
    next: plan.next,
  };
  console.log(args.json ? JSON.stringify(result, null, 2) : textOf(result));
}

main().catch((error) => {
  const code = exitCodeOf(error);
  process.exitCode = code;
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ error: error.message }, null, 2));
  else console.error(code === EXIT.usage ? `${error.message}\n\n${USAGE}` : error.message);
});
