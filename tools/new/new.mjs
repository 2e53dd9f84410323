// npm run new -- remote magazine: writes the files of a new remote.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../start/install.mjs';
import { root } from '../webpack/apps.mjs';
import { applyChanges } from './apply-changes.mjs';
import { Refusal } from './refusal.mjs';
import { planRemote } from './remote.mjs';

const USAGE = `Usage: npm run new -- remote <name> [options]

Writes mfe-<name>: a page at /<name> with a feature, its tests, its states in the design reference and
its journey, and enters it in README.md and pnpm-lock.yaml. It passes npm run verify as it is.

<name>: 2 to 20 small letters and digits, in words with single hyphens.

Options:
  --title <words>           what shoppers read above the page (the name)
  --root <folder>           the checkout (this one)
  --json                    print JSON
  --help                    print this

A refused command writes nothing.
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 failed.`;

const EXIT = { done: 0, refused: 1, usage: 2, failed: 3 };

class UsageError extends Error {}

const plans = { remote: planRemote };

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
  const [kind, name, ...rest] = positionals;
  return { ...values, kind, name, rest };
}

function planOf({ kind, name, rest, title, root: folder }) {
  if (!kind || !Object.hasOwn(plans, kind))
    throw new UsageError(kind ? `"${kind}" cannot be made.` : 'Name what to make.');
  if (!name) throw new UsageError(`Name the ${kind}.`);
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much.`);
  return plans[kind]({ rootDir: path.resolve(folder), name, title });
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
