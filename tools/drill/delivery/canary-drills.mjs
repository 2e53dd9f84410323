import { setTimeout as pause } from 'node:timers/promises';
import { runCommand, WITHOUT_PROOF, writeBuild } from './command.mjs';

/** A remote whose page needs no login. */
const REMOTE = 'goods';
const PAGE = '/goods/detail';

const SHARE = 30;
const VISITORS_A_SECOND = 30;
/** Time limit for a canary, s. A canary that is still running then counts as not ended. */
const MAX_CANARY_S = 150;
/** One in this many visitors adds goods to the basket. */
const VISITORS_PER_BUYER = 4;

const IN_GATEWAY = "process.argv[1].includes('render-worker')";
/** Rendering of a shell that fails only in the gateway. */
const renderInGateway = (render) =>
  `if (${IN_GATEWAY}) module.exports = { shell: { ...module.exports.shell, render: ${render} } };`;

/** Code that changes routes only in the gateway, because the gate would refuse them. */
const routesInGateway = (routes) =>
  `if (${IN_GATEWAY}) { const built = module.exports;
    module.exports = { ...built, createRoutes: (app) => { const made = built.createRoutes(app); ${routes} } }; }`;

const always = () => true;
const fails = (app, share = 1) => ({
  errors: (no) => (no % Math.round(1 / share) === 0 ? { [app]: 1 } : {}),
});

/** Twelve faults of a remote's server build, or in the reports of its visitors' browsers. */
const faultsOfRemote = [
  [
    'its pages throw on the server',
    {
      server: routesInGateway(
        "return made.map((route) => ({ ...route, Component: () => { throw new Error('drill'); } }));",
      ),
    },
  ],
  [
    'its pages are 404',
    { server: routesInGateway("return made.filter(({ path }) => path !== '/goods/detail');") },
  ],
  [
    'the data of its pages throws',
    {
      server: routesInGateway(
        'return made.map((route) => ({ ...route, loader: () => { throw 0; } }));',
      ),
    },
  ],
  ['an error in every browser', fails(REMOTE)],
  ['an error in every second browser', fails(REMOTE, 1 / 2)],
  ['an error in one browser of ten', fails(REMOTE, 1 / 10)],
  ['it breaks pages of another remote', fails('order')],
  ['its errors are thrown inside React', fails('shell')],
  ['its code cannot be loaded', { loadFailures: () => ({ [REMOTE]: 1 }) }],
  ['it freezes the tab: nothing is reported', { isFrozen: always }],
  ['the api refuses its calls', { path: '/api/goods/v1/front/0' }],
  ['the basket cannot be filled', { isBasketBroken: true }],
];

const MET_FAILURE = /of its visitors met a failure/;

/** Faults of a shell, which is on every page. Each has to end for its own reason: an overloaded machine has others. */
const faultsOfShell = [
  [
    'a shell whose rendering throws',
    {
      server: renderInGateway("async () => { throw new Error('drill'); }"),
      reason: /were not rendered on the server/,
    },
  ],
  ['a shell with an error in every browser', { ...fails('shell'), reason: MET_FAILURE }],
  [
    'a shell with an error in one browser of ten',
    { ...fails('shell', 1 / 10), reason: MET_FAILURE },
  ],
  [
    'a shell that freezes the tab: nothing is reported',
    { isFrozen: always, reason: /did not come to life/ },
  ],
];

const drills = [
  ...faultsOfRemote.map((drill) => [REMOTE, ...drill]),
  ...faultsOfShell.map((drill) => ['shell', ...drill]),
];

const idOf = (no) => no.toString(16).padStart(16, '0');

/** Simulates visitors: opens a page, and sends the report that a browser would send. */
function createVisitors({ url, skuNo }) {
  const builds = new Map();
  const buildsOf = async (id) => {
    const cached = builds.get(id);
    if (cached) return cached;
    const { apps } = await (await fetch(`${url}/builds/meta/${id}.json`)).json();
    builds.set(id, apps);
    return apps;
  };
  const send = async (path, headers, options) => {
    const response = await fetch(url + path, {
      ...options,
      headers: { ...headers, ...options?.headers },
    });
    return {
      status: response.status,
      text: await response.text(),
      cookies: response.headers.getSetCookie(),
    };
  };
  return async (no, { app, fault, candidate }) => {
    const headers = {
      cookie: `releaseVisitor=${idOf(no)}`,
      'x-forwarded-for': `10.${(no >> 16) & 255}.${(no >> 8) & 255}.${no & 255}`,
    };
    const { status } = await send(`${PAGE}?goodsNo=${1 + (no % 13)}`, headers);
    const { id } = JSON.parse((await send('/builds/latest.json', headers)).text);
    const isCanary = (await buildsOf(id))[app] === candidate;
    if (isCanary && fault.isFrozen) return isCanary;
    if (status === 200) await send(`/builds/alive/${id}/${REMOTE}`, headers, { method: 'POST' });
    const report = {
      id,
      views: { [REMOTE]: 1 },
      errors: (isCanary && fault.errors?.(no)) || {},
      loadFailures: (isCanary && fault.loadFailures?.(no)) || {},
      landing: REMOTE,
    };
    const body = JSON.stringify(report);
    await send(
      '/builds/report',
      { ...headers, 'content-type': 'text/plain' },
      { method: 'POST', body },
    );
    await send((isCanary && fault.path) || '/api/display/v1/shop/category/tree', headers);
    if (no % VISITORS_PER_BUYER === 0 && !(isCanary && fault.isBasketBroken))
      await send('/api/order/v1/front/basket', headers, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ items: [{ skuNo, qty: 1 }] }),
      });
    return isCanary;
  };
}

/** Sends visitors until the canary ends. @returns its number of visitors, and the seconds until its end */
async function runUntilEnd({ visit, no, canary, isEnded, advanceClock }) {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  let next = no;
  let met = 0;
  let isClockAdvanced = false;
  const going = new Set();
  while (seconds() < MAX_CANARY_S) {
    for (let count = 0; count < VISITORS_A_SECOND / 5; count += 1) {
      const one = visit(next, canary).then((isCanary) => {
        met += isCanary ? 1 : 0;
      });
      next += 1;
      going.add(one);
      void one.finally(() => going.delete(one));
    }
    await pause(200);
    if (going.size > 200) await Promise.all(going);
    // Outcomes of a visitor count after 15 minutes.
    if (canary.fault.isBasketBroken && !isClockAdvanced && met >= 60) {
      isClockAdvanced = true;
      await Promise.all(going);
      await advanceClock();
    }
    if (await isEnded()) break;
  }
  const wasEnded = await isEnded();
  const endedAfter = seconds();
  await Promise.all(going);
  return { next, met, wasEnded, seconds: endedAfter, isClockAdvanced };
}

/** @returns rows: part, fault, expected, seen, whether it holds */
export async function drillCanaries({ folder, releasesDir, url, skuNo, advanceClock }) {
  const rows = [];
  const visit = createVisitors({ url, skuNo });
  const lastChange = async (app, checkout) => {
    const { output } = await runCommand(['history', app, '--json'], { checkout, releasesDir });
    return JSON.parse(output)[0];
  };
  let no = 1;
  for (const [at, [app, fault, change]] of drills.entries()) {
    const candidate = `canary${at}`;
    const checkout = writeBuild(folder, candidate, { app, server: change.server });
    const commands = [
      ['publish', app],
      ['canary', app, String(SHARE), ...WITHOUT_PROOF],
    ];
    for (const args of commands) {
      const { code, output } = await runCommand(args, { checkout, releasesDir });
      if (code !== 0) throw new Error(output);
    }
    const canary = { app, fault: change, candidate };
    const visitor = await waitForCanary(url, canary);
    const isEnded = async () => (await buildOf(url, app, visitor)) !== candidate;
    const end = await runUntilEnd({ visit, no, canary, isEnded, advanceClock });
    no = end.next;
    const last = await lastChange(app, checkout);
    const seen = end.wasEnded
      ? `${end.met} visitors, ${end.seconds.toFixed(0)} s${end.isClockAdvanced ? ' after a quarter of an hour' : ''}: ${last.reason}`
      : `not ended: ${end.met} visitors, ${MAX_CANARY_S} s`;
    const isEndedByGateway = end.wasEnded && last.by === 'gateway';
    const hasReason = (change.reason ?? /./).test(last.reason ?? '');
    rows.push(['canary', fault, 'ended', seen, isEndedByGateway && hasReason]);
    if (!end.wasEnded) await runCommand(['rollback', app], { checkout, releasesDir });
  }
  return rows;
}

const buildOf = async (url, app, visitor) => {
  const headers = { cookie: `releaseVisitor=${visitor}` };
  const { id } = await (await fetch(`${url}/builds/latest.json`, { headers })).json();
  return (await (await fetch(`${url}/builds/meta/${id}.json`)).json()).apps[app];
};

/** @returns the id of a visitor who gets the canary */
async function waitForCanary(url, { app, candidate }) {
  for (;;) {
    for (let no = 0; no < 20; no += 1) {
      const visitor = idOf(0xf000_0000 + no);
      if ((await buildOf(url, app, visitor)) === candidate) return visitor;
    }
    await pause(200);
  }
}
