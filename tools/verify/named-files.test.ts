import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkNamedFiles } from './named-files.mjs';

let root: string;

const write = (name: string, text = '') => {
  fs.mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'named-files-'));
  write('shared/src/app/router/guards.ts');
  write('api/README.md');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

test('accepts a path, the end of a path, a link and names that are no project files', () => {
  write(
    'docs/page.md',
    '`shared/src/app/router/guards.ts` `router/guards.ts` `shared/app/router/guards.ts` ' +
      '`<noun>.queries.ts` `.rules` `.sql.ts` `api/dist/server.cjs` `npm start` [api](../api/README.md) [out](https://example.org/a.md)',
  );
  expect(() => checkNamedFiles(root)).not.toThrow();
});

test.each(['`inbox.ts`', '`shared/app/inbox.ts`', '[inbox](../shared/inbox.md)'])(
  'rejects %s, which does not exist',
  (name) => {
    write('docs/page.md', name);
    expect(() => checkNamedFiles(root)).toThrow(/docs\/page\.md names .*inbox/);
  },
);
