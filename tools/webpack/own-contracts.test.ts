import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let checkout: string;
beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-contracts-'));
});
afterEach(() => fs.rmSync(checkout, { recursive: true }));

const declare = (remote: string, file: string, body: string): void => {
  const folder = path.join(checkout, `mfe-${remote}/src/remote`);
  fs.mkdirSync(folder, { recursive: true });
  const text = `import '@shop/shared/contracts/own-contracts';\n\ndeclare module '@shop/shared/contracts/own-contracts' {\n${body}\n}\n`;
  fs.writeFileSync(path.join(folder, file), text);
};

/** Runs the module in a separate process, because it is an ES module. */
function read(): { fragments: object; events: object } {
  const module = JSON.stringify(path.join(__dirname, 'own-contracts.mjs'));
  const script = `import { readOwnContracts } from ${module};
    try { console.log(JSON.stringify(readOwnContracts(${JSON.stringify(checkout)}))); }
    catch (error) { console.log(JSON.stringify({ error: error.message })); }`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

it('describes props and payloads in the same form as the contracts of the shop', () => {
  declare(
    'magazine',
    'contract.d.ts',
    `interface OwnFragments {
      'magazine/cover': { count: number; tone?: 'calm' | 'loud'; isWide: boolean };
      'magazine/empty': {};
    }
    interface OwnEvents {
      'magazine:opened': undefined;
      'magazine:read': { articleNo: number };
    }`,
  );
  expect(read()).toEqual({
    fragments: {
      'magazine/cover': {
        type: 'object',
        properties: {
          count: { type: 'number' },
          tone: { type: 'string', enum: ['calm', 'loud'] },
          isWide: { type: 'boolean' },
        },
        required: ['count', 'isWide'],
      },
      'magazine/empty': { type: 'object', properties: {} },
    },
    events: {
      'magazine:opened': { type: 'object', properties: {} },
      'magazine:read': {
        type: 'object',
        properties: { articleNo: { type: 'number' } },
        required: ['articleNo'],
      },
    },
  });
});

it('prefers declarations of the checkout to released ones', () => {
  const props = (name: string) =>
    `interface OwnFragments { 'magazine/cover': { ${name}: number } }`;
  declare('cs', 'released-contract.d.ts', props('old'));
  declare('magazine', 'contract.d.ts', props('count'));
  expect(read().fragments).toMatchObject({ 'magazine/cover': { required: ['count'] } });
});

it.each([
  [
    "interface OwnFragments { 'cs/cover': { count: number } }",
    'cs/cover is no fragment of magazine',
  ],
  ["interface OwnFragments { 'magazine/cover': { at: Date } }", 'magazine/cover has no shape'],
])('refuses %s', (body, message) => {
  declare('magazine', 'contract.d.ts', body);
  expect(read()).toEqual({ error: expect.stringContaining(message) });
});
