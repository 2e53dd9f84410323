import { type Machine, provide, provideEngines } from './provide.mjs';

/** A fake machine with these commands that records what it runs. */
function machineWith(commands: string[], more: Partial<Machine> = {}) {
  const ran: string[] = [];
  const machine: Machine = {
    isRoot: true,
    hasBrowser: () => false,
    hasDatabase: () => false,
    hasPooler: () => true,
    hasBalancer: () => true,
    hasValkey: () => true,
    hasEngines: () => false,
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

test('installs nothing when everything is present', async () => {
  const { machine, ran } = machineWith(['apt-get'], {
    hasBrowser: () => true,
    hasDatabase: () => true,
  });
  await provide(machine);
  expect(ran).toEqual([]);
});

test('installs browser and database in one call of apt', async () => {
  const { machine, ran } = machineWith(['apt-get']);
  await provide(machine);
  expect(ran).toEqual([
    'apt-get update',
    'apt-cache show chromium-headless-shell',
    'apt-get install -y --no-install-recommends chromium-headless-shell postgresql',
  ]);
});

test('installs the servers of the topology when they are missing', async () => {
  const there = {
    ...{ hasBrowser: () => true, hasDatabase: () => true },
    ...{ hasPooler: () => false, hasBalancer: () => false, hasValkey: () => false },
  };
  const { machine, ran } = machineWith(['apt-get'], there);
  await provide(machine);
  expect(ran.at(-1)).toBe(
    'apt-get install -y --no-install-recommends pgbouncer nginx-light redis-server',
  );
  await expect(provide(machineWith([], there).machine)).rejects.toThrow('No PgBouncer');
});

test('installs the whole browser where there is no package of the headless shell', async () => {
  const ran: string[] = [];
  const { machine } = machineWith(['apt-get'], {
    hasDatabase: () => true,
    run: async (command, args) => {
      ran.push([command, ...args].join(' '));
      return { code: command === 'apt-cache' ? 100 : 0, output: '' };
    },
  });
  await provide(machine);
  expect(ran.at(-1)).toBe('apt-get install -y --no-install-recommends chromium');
});

test('installs only what is missing, with sudo where required', async () => {
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

test('throws instructions when installation is not permitted', async () => {
  const { machine, ran } = machineWith(['apt-get'], { isRoot: false, hasBrowser: () => true });
  await expect(provide(machine)).rejects.toThrow('apt-get install postgresql\n');
  expect(ran).toEqual([]);
});

test('accepts old package lists and reports the output of a failed install', async () => {
  const { machine } = machineWith(['apt-get'], {
    run: async (_, args) => ({ code: 100, output: `E: ${args[0]} failed` }),
  });
  await expect(provide(machine)).rejects.toThrow('E: install failed');
});

test('downloads the browser and requests a manual database install without apt', async () => {
  const { machine, ran } = machineWith([]);
  await expect(provide(machine)).rejects.toThrow('No PostgreSQL');
  expect(ran).toEqual(['download']);
});

test('installs Firefox and WebKit where they are missing', async () => {
  const { machine, ran } = machineWith(['apt-get'], {
    hasEngines: () => ran.some((command) => /install/.test(command)),
  });
  expect(await provideEngines(machine)).toBeUndefined();
  expect(ran.at(-1)).toBe(
    'apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb',
  );
});

test.each([
  ['apt does not have', ['apt-get'], 'E: no such package'],
  ['apt cannot bring', [], 'firefox-esr'],
])('says why journeys in engines that %s are left out', async (_, commands, why) => {
  const { machine } = machineWith(commands, {
    run: async () => ({ code: 100, output: 'E: no such package' }),
  });
  expect(await provideEngines(machine)).toContain(why);
});
