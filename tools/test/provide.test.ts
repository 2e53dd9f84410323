import { type Machine, provide } from './provide.mjs';

/** A machine that has these commands and remembers what was run on it. */
function machineWith(commands: string[], more: Partial<Machine> = {}) {
  const ran: string[] = [];
  const machine: Machine = {
    isRoot: true,
    hasBrowser: () => false,
    hasDatabase: () => false,
    has: async (command) => commands.includes(command),
    downloadBrowser: async () => {
      ran.push('download');
      return { code: 0, output: '' };
    },
    run: async (command, args) => {
      ran.push([command, ...args].join(' '));
      return { code: 0, output: '' };
    },
    ...more,
  };
  return { machine, ran };
}

test('what is there is not installed again', async () => {
  const { machine, ran } = machineWith(['apt-get'], {
    hasBrowser: () => true,
    hasDatabase: () => true,
  });
  await provide(machine);
  expect(ran).toEqual([]);
});

test('browser and database come by one call of apt: two at once would lock each other out', async () => {
  const { machine, ran } = machineWith(['apt-get']);
  await provide(machine);
  expect(ran).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium postgresql',
  ]);
});

test('only what is missing comes, by sudo where it takes one', async () => {
  const { machine, ran } = machineWith(['apt-get', 'sudo'], {
    isRoot: false,
    hasBrowser: () => true,
  });
  await provide(machine);
  expect(ran).toEqual([
    'sudo -n apt-get update',
    'sudo -n apt-get install -y --no-install-recommends postgresql',
  ]);
});

test('where nobody may install, it says what to do by hand', async () => {
  const { machine, ran } = machineWith(['apt-get'], { isRoot: false, hasBrowser: () => true });
  await expect(provide(machine)).rejects.toThrow('apt-get install postgresql\n');
  expect(ran).toEqual([]);
});

test('old lists may do; a failed install is told with its last words', async () => {
  const { machine } = machineWith(['apt-get'], {
    run: async (_, args) => ({ code: 100, output: `E: ${args[0]} failed` }),
  });
  await expect(provide(machine)).rejects.toThrow('E: install failed');
});

test('without apt the browser is downloaded, and the database asked for', async () => {
  const { machine, ran } = machineWith([]);
  await expect(provide(machine)).rejects.toThrow('No PostgreSQL');
  expect(ran).toEqual(['download']);
});
