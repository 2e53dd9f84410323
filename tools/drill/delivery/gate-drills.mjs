import fs from 'node:fs';
import path from 'node:path';
import { browserFaults } from './browser-faults.mjs';
import { runCommand, SMALLEST, writeBuild } from './command.mjs';

const contract = (change) => ({ json: { 'contract.json': change } });
const manifest = (change) => ({ json: { 'release.json': change } });
const inServer = (code) => ({ server: code });

/** Changes the routes of the server build. */
const routesWith = (body) =>
  inServer(
    `{ const built = module.exports; const make = built.createRoutes;
      module.exports = { ...built, createRoutes: (app) => make(app).map((route) => { ${body} }) }; }`,
  );
const reference = "route.path.startsWith('/markup/')";

/** Faults of a build: name, change, expected result, expected output of the gate. */
const drills = [
  ['nothing is wrong', {}, 'passes', /passes the gate/],
  [
    'its server build throws 0 at its start',
    inServer('throw 0;'),
    'file and value',
    /server\/routes\.cjs of cs fails at its start: 0 was thrown/,
  ],
  [
    'its server build has no createRoutes',
    inServer('module.exports = {};'),
    'named',
    /no createRoutes/,
  ],
  [
    'pages throw while they are rendered',
    routesWith(
      `if (!${reference}) return { ...route, Component: () => { throw new RangeError('price'); } }; return route;`,
    ),
    'pages and error',
    /renders: \/cs.* throws in cs: price/,
  ],
  [
    'the data of a page throws',
    routesWith(`return ${reference} ? route : { ...route, loader: () => { throw 0; } };`),
    '500',
    /renders: .* answers 500/,
  ],
  [
    'pages are missing for visitors and members',
    routesWith(
      `return ${reference} ? route : { ...route, loader: () => { throw { isRouteError: true, status: 404 }; } };`,
    ),
    '404 or 500',
    /renders: .* answers (404|500)/,
  ],
  [
    'pages stay empty',
    routesWith('return { ...route, Component: () => null };'),
    'empty',
    /renders: .* stays empty/,
  ],
  [
    'a page of the design reference throws',
    routesWith(
      `return ${reference} ? { ...route, Component: () => { throw new Error('scene'); } } : route;`,
    ),
    'page and error',
    /renders: \/markup\/.*scene/,
  ],
  [
    'a style sheet has body{}',
    { files: { '.css': 'body{margin:0}' } },
    'file and selector',
    /styles: client\/.*\.css of cs \S+ has the selector body/,
  ],
  [
    'a script replaces window.fetch',
    { files: { '.js': 'window.fetch=()=>{};' } },
    'file and name',
    /globals: client\/.*\.js of cs \S+ assigns fetch/,
  ],
  [
    'it imports what the shell does not export',
    contract((one) => one.imports['@shop/shared/app'].push('useTomorrow')),
    'name',
    /exports: cs \S+ imports useTomorrow of @shop\/shared\/app, which shell/,
  ],
  [
    'it reads a field that the session does not have',
    contract((one) => one.session.push('grade')),
    'field',
    /exports: cs \S+ reads grade of the session/,
  ],
  [
    'it subscribes to a renamed event',
    contract((one) => one.events.hears.push('basket:chnged')),
    'event',
    /events: cs \S+ waits for basket:chnged/,
  ],
  [
    'it shows a fragment that no build offers',
    contract((one) => one.fragments.uses.push('goods/nothing')),
    'fragment',
    /fragments: cs \S+ shows goods\/nothing/,
  ],
  [
    'it uses a call that the api does not have',
    contract(
      (one) =>
        (one.calls['cs.gone'] = {
          method: 'GET',
          path: '/cs/v1/gone',
          auth: 'public',
          isKeyed: false,
          reply: {},
        }),
    ),
    'call',
    /calls: cs \S+ uses cs\.gone \(GET \/cs\/v1\/gone\)/,
  ],
  [
    'it declares the path of another remote',
    manifest((one) => one.prefixes.push('/goods')),
    'both builds',
    /prefixes: \/goods belongs to goods/,
  ],
  [
    'it needs another React',
    manifest((one) => (one.requires.react = '^99.0.0')),
    'version',
    /versions: cs \S+ needs react \^99\.0\.0/,
  ],
  [
    'it has the name of another app',
    manifest((one) => (one.container = '__mfe_goods')),
    'field',
    /names: container/,
  ],
  [
    'pages of the stable build have gone',
    inServer('module.exports = { ...module.exports, createRoutes: () => [] };'),
    'pages',
    /routes: \/cs has gone/,
  ],
  [
    'a script was changed after the build',
    { after: (dist) => append(dist, 'client', '.js') },
    'file',
    /client\/.*\.js was changed after the build/,
  ],
  [
    'its server file was changed after the build',
    { after: (dist) => append(dist, 'server', '.cjs') },
    'file',
    /server\/routes\.cjs was changed after the build/,
  ],
  [
    'its server file is missing',
    { after: (dist) => fs.rmSync(path.join(dist, 'server/routes.cjs')) },
    'file',
    /server\/routes\.cjs is missing/,
  ],
  [
    'its build did not finish',
    { after: (dist) => fs.rmSync(path.join(dist, '.built-release')) },
    'reported',
    /its build did not finish/,
  ],
];

function append(dist, part, ending) {
  const name = fs.readdirSync(path.join(dist, part)).find((file) => file.endsWith(ending));
  fs.appendFileSync(path.join(dist, part, name), '\n');
}

/** Runs the gate on builds with a fault. @returns rows: part, fault, expected, seen, whether it passed */
export async function drillGate({ folder, releasesDir }) {
  const rows = [];
  for (const [no, drill] of [...drills, ...browserFaults].entries()) {
    const [fault, change, expected, message] = drill;
    const checkout = writeBuild(folder, `fault${no}`, change);
    // The other faults are refused before a page is opened.
    const hasBrowser = no === 0 || browserFaults.includes(drill);
    const where = { checkout, releasesDir, hasBrowser };
    const { code, output } = await runCommand(['gate', SMALLEST], where);
    fs.rmSync(checkout, { recursive: true });
    const holds = message.test(output) && (code === 0) === (no === 0);
    rows.push([
      'gate',
      fault,
      no === 0 ? expected : `refused: ${expected}`,
      lineOf(output, message),
      holds,
    ]);
  }
  return rows;
}

/** The line that matches, or the whole output. */
const lineOf = (output, message) =>
  (output.split('\n').find((line) => message.test(line)) ?? output)
    .trim()
    .replace(/[0-9a-f]{12}|fault\d+/g, '…')
    .slice(0, 110);
