/**
 * npm run state -- returnable-order: creates a member with data in a running trial shop, and prints a link to a page whose
 * button signs in and opens the page of the state. `SHOP_URL`: origin of the shop, default http://localhost:3000.
 */
import { parseArgs } from 'node:util';
import { goodsStates } from './goods-states.mjs';
import { holderStates } from './holder-states.mjs';
import { orderStates } from './order-states.mjs';
import { Refusal, UsageError } from './refusals.mjs';

const states = { ...goodsStates, ...orderStates, ...holderStates };

const width = Math.max(...Object.keys(states).map((name) => name.length));
const rows = Object.entries(states).map(
  ([name, { description }]) => `  ${name.padEnd(width)}  ${description}`,
);

const USAGE = `Usage: npm run state -- <state> [options]

Creates a member and data in a running trial shop through the calls of shoppers and partners, and prints a link to
a page whose button signs in and opens the page of the state. Each run creates a new member, so testers do not share
data.

States:
${rows.join('\n')}

Options:
  --json   print JSON
  --help   print this

SHOP_URL: the shop (http://localhost:3000)
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 failed.`;

const EXIT = { done: 0, refused: 1, usage: 2, failed: 3 };

const isWrongUsage = (error) =>
  error instanceof UsageError || error.code?.startsWith?.('ERR_PARSE_ARGS');

const exitCodeOf = (error) => {
  if (isWrongUsage(error)) return EXIT.usage;
  return error instanceof Refusal ? EXIT.refused : EXIT.failed;
};

/** URL of the page, or of the sign-in of the sandbox, which redirects to the page. */
function linkOf(shopUrl, { member, path }) {
  if (!member) return new URL(path, shopUrl).href;
  const link = new URL('/api/sandbox/identity/open', shopUrl);
  link.search = String(new URLSearchParams({ cno: member.cno, to: path }));
  return link.href;
}

async function make(name, shopUrl) {
  if (!Object.hasOwn(states, name)) throw new UsageError(`There is no state "${name}".`);
  const made = await states[name].make(shopUrl);
  return {
    state: name,
    member: made.member?.name,
    ...made.numbers,
    link: linkOf(shopUrl, made),
  };
}

const textOf = (result) =>
  Object.entries(result)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name.padEnd(8)} ${value}`)
    .join('\n');

function readArgs() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (positionals.length > 1) throw new UsageError('Name one state.');
  return { ...values, name: positionals[0] };
}

async function main() {
  const { name, json, help } = readArgs();
  if (!name || help) return console.log(USAGE);
  const result = await make(name, process.env.SHOP_URL ?? 'http://localhost:3000');
  console.log(json ? JSON.stringify(result, null, 2) : textOf(result));
}

main().catch((error) => {
  process.exitCode = exitCodeOf(error);
  console.error(isWrongUsage(error) ? `${error.message}\n\n${USAGE}` : error.message);
});
