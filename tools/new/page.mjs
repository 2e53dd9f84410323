import fs from 'node:fs';
import path from 'node:path';
import { insertBefore } from './insert-before.mjs';
import { assertPath, assertTitle, folderOf, prefixOf } from './names.mjs';
import { Refusal } from './refusal.mjs';
import { fromTemplate } from './templates.mjs';

const PATH = /^(\/[A-Za-z][A-Za-z0-9-]*)+$/;

const routeText = ({ id, wanted, title, slug }) => `\
    page(
      {
        id: '${id}',
        path: '${wanted}',
        queryParams: [],
        title: '${title}',
        header: { kind: 'sub' },
        component: () => import(/* webpackChunkName: "${id}" */ '../pages/${slug}/${slug}.page'),
      },
      app,
    ),
`;

/** The file with the routes near the path: a large remote has several. */
function routesFileOf(rootDir, folder, wanted) {
  const remote = path.join(rootDir, folder, 'src/remote');
  const files = fs
    .readdirSync(remote)
    .filter((name) => name.endsWith('routes.tsx'))
    .map((name) => ({ name, text: fs.readFileSync(path.join(remote, name), 'utf8') }))
    .filter(({ text }) => text.includes('page('));
  const isNear = ({ text }) => text.includes(`'/${wanted.split('/')[1]}`);
  const file = files.find(isNear) ?? files[0];
  if (!file) throw new Refusal(`${folder}/src/remote has no routes: add the page by hand.`);
  return `${folder}/src/remote/${file.name}`;
}

/** The kebab-case name of a path in its remote: `/cs/TotalReview` of cs is `total-review`. */
const slugOf = (wanted, remote) =>
  wanted
    .split('/')
    .slice(wanted.startsWith(`/${remote}/`) ? 2 : 1)
    .join('-')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** The row of `paths.json` with further prefixes; none when it has them. */
function editPrefixes(file, text, prefixes) {
  const declared = JSON.parse(text);
  const added = prefixes.filter((prefix) => !declared.includes(prefix));
  return added.length > 0 ? [[file, `${JSON.stringify([...declared, ...added])}\n`]] : [];
}

/** Where a table of scenes begins, and what to do in a remote that has none. */
const sceneTable = /(?<=^const sceneMakers.* = \[)/gm;
const sceneFunction = /(?<=^export function sceneOf\(code: string\): \w+ \{\n)/gm;

const sceneEdit = (scenes, start) =>
  scenes.match(sceneTable)
    ? [sceneTable, `\n  ['${start}', () => ({ answers: {}, queries: [] })],`]
    : [sceneFunction, `if (code.startsWith('${start}')) return { answers: {}, queries: [] };\n`];

/** What a new page of a remote writes, and where it enters it. @throws Refusal */
export function planPage({ rootDir, words: [remote, wanted], title: given }) {
  const folder = folderOf(rootDir, remote);
  if (!PATH.test(wanted)) throw new Refusal(`"${wanted}" is no path such as /${remote}/latest.`);
  const slug = slugOf(wanted, remote);
  const title = given ?? slug;
  assertTitle(title);
  assertPath(rootDir, wanted, folder);
  const id = `${remote}.${slug}`;
  const start = `${remote}-${slug}-01`;
  const read = (file) => fs.readFileSync(path.join(rootDir, file), 'utf8');
  const routes = routesFileOf(rootDir, folder, wanted);
  const isTaken = fs.existsSync(path.join(rootDir, folder, 'src/pages', slug));
  if (isTaken || read(routes).includes(`path: '${wanted}',`) || read(routes).includes(`'${id}'`))
    throw new Refusal(`${wanted} of mfe-${remote} exists already.`);

  const owner = prefixOf(rootDir, wanted);
  const isStageDeclared = prefixOf(rootDir, `/markup/${start}`)?.folder === folder;
  const scenes = `${folder}/src/markup/scenes.ts`;
  const prefixes = `${folder}/src/remote/paths.json`;
  const edits = [
    [routes, /^ *\];$/gm, routeText({ id, wanted, title, slug })],
    [`${folder}/src/markup/codes.ts`, /^\};$/gm, `'${id}': numbered('${start}', ['default']),\n`],
    [`${folder}/src/remote/markup.ts`, /^ *\}\)/gm, `'${start}01-default': '${title}',\n`],
    [
      `${folder}/src/markup/markup.test.tsx`,
      /(?<=^ {2}signs: \{\n(?: {4}.*\n)*)^ {2}\},$/gm,
      `'${start}01-default': ['준비하고 있어요'],\n`,
    ],
    [scenes, ...sceneEdit(read(scenes), start)],
  ];
  const values = {
    slug,
    title,
    path: wanted,
    imports: owner?.needsLogin ? 'signIn, test' : 'test',
    signIn: owner?.needsLogin ? "await signIn(page, '일반');\n  " : '',
  };
  return {
    rootDir,
    created: fromTemplate('page', folder, values),
    edited: new Map([
      ...edits.map(([file, pattern, added]) => [
        file,
        insertBefore(file, read(file), pattern, added),
      ]),
      ...editPrefixes(prefixes, read(prefixes), [
        ...(owner ? [] : [wanted]),
        ...(isStageDeclared ? [] : [`/markup/${remote}-*`]),
      ]),
    ]),
    next: [`npx jest ${folder}/src/markup`, `npm run e2e -- ${remote}`, 'npm run verify'],
  };
}
