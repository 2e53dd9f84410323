import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import browserslist from 'browserslist';

/** What the code of pages calls must be in the oldest browsers of the shop (`browserslist` of package.json). */

interface Support {
  version_added?: string | false | null;
}
interface Feature {
  __compat?: { support: Partial<Record<string, Support | Support[]>> };
}
type Features = Partial<Record<string, Feature>>;
interface CompatData {
  api: Partial<Record<string, Features>>;
  javascript: { builtins: Partial<Record<string, Features>> };
}

const root = path.join(__dirname, '../..');
const data: CompatData = createRequire(__filename)('@mdn/browser-compat-data');

/** Names of browsers in the compatibility data. */
const browsers: Partial<Record<string, string>> = {
  ios_saf: 'safari_ios',
  safari: 'safari',
  chrome: 'chrome',
  samsung: 'samsunginternet_android',
  firefox: 'firefox',
};

/** The oldest version of each browser. */
function floorOf(): Map<string, number> {
  const floor = new Map<string, number>();
  for (const entry of browserslist(null, { path: root })) {
    const [name = '', range = ''] = entry.split(' ');
    const browser = browsers[name];
    const version = Number.parseFloat(range);
    if (browser) floor.set(browser, Math.min(floor.get(browser) ?? version, version));
  }
  return floor;
}
const floor = floorOf();

const isSupported = ({ __compat }: Feature): boolean =>
  [...floor].every(([browser, oldest]) => {
    const given = __compat?.support[browser];
    const versions = (Array.isArray(given) ? given : [given]).map((one) => one?.version_added);
    return versions.some(
      (added) => typeof added === 'string' && Number.parseFloat(added) <= oldest,
    );
  });

/** Static methods by class: `URL.canParse`. */
function staticFeature(owner: string, member: string): Feature | undefined {
  const features = data.api[owner] ?? data.javascript.builtins[owner];
  return (
    features?.[`${member}_static`] ??
    (features === data.api[owner] ? undefined : features?.[member])
  );
}

/** Classes whose instances are told by the names of their methods. */
const classes = ['Array', 'Map', 'Promise', 'RegExp', 'Set', 'String'];

/** Methods of instances: a name that one of the classes has had long enough is not judged. */
const memberFeatures = (member: string): Feature[] =>
  classes.flatMap((name) => data.javascript.builtins[name]?.[member] ?? []);

function youngCallsIn(text: string): string[] {
  const statics = [...text.matchAll(/\b([A-Z]\w+)\.(\w+)\(/g)].filter(
    ([, owner = '', member = '']) => {
      const feature = staticFeature(owner, member);
      return feature?.__compat && !isSupported(feature);
    },
  );
  const members = [...text.matchAll(/(?<!\b[A-Z]\w*)\.(\w+)\(/g)].filter(([, member = '']) => {
    const features = memberFeatures(member).filter(({ __compat }) => __compat);
    return features.length > 0 && !features.some(isSupported);
  });
  return [...statics, ...members].map(([call]) => call);
}

const sources = [
  'shared/src/app',
  'shared/src/domain',
  'shared/src/ui',
  'shell/src/boot',
  'shell/src/client',
  'shell/src/features',
  'shell/src/frame',
  'shell/src/pages',
]
  .concat(
    fs
      .readdirSync(root)
      .filter((name) => name.startsWith('mfe-'))
      .map((name) => `${name}/src`),
  )
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|pages\/test\//.test(file));

test('knows a call that is younger than the oldest browser, and one that is not', () => {
  expect(
    youngCallsIn('URL.canParse(a); list.toSorted(); new URL(a); [1].at(0); a?.randomUUID()'),
  ).toEqual(['URL.canParse(']);
});

test('no page calls what its oldest browser does not have', () => {
  const young = sources.flatMap((file) =>
    youngCallsIn(fs.readFileSync(path.join(root, file), 'utf8')).map((call) => `${file}: ${call}`),
  );
  expect(young).toEqual([]);
});
