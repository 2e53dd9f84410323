const { featureUses } = require('./tools/verify/feature-uses.cjs');

/** One direction of imports. Each comment is the sentence a person reads when the rule fails. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const CODE = '\\.(ts|tsx)$';

const featureRule = (from, to) =>
  rule(
    'features-are-strangers',
    'Features of a remote do not know each other: move what both need to shared with its test, or name the pair and its reason in featureUses.',
    from,
    to,
  );

/** One rule for each feature that may use others, and one for all the rest. */
const featureRules = [
  ...Object.entries(featureUses).map(([user, uses]) => {
    const [remote, feature] = user.split('/');
    return featureRule(
      { path: `^${remote}/src/features/${feature}/` },
      {
        path: `^${remote}/src/features/`,
        pathNot: `^${remote}/src/features/(${[feature, ...Object.keys(uses)].join('|')})/`,
      },
    );
  }),
  featureRule(
    {
      path: '^(mfe-[^/]+|shell)/src/features/([^/]+)',
      pathNot: Object.keys(featureUses).map((user) => `^${user.replace('/', '/src/features/')}/`),
    },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2(/|$)' },
  ),
];

/**
 * The folders of a package in one direction.
 * @param uses the folders that each folder may import
 */
const roomRules = (name, uses) =>
  Object.entries(uses).map(([folder, below]) =>
    rule(
      `${name}-in-one-direction`,
      `Imports in ${name}/src have one direction (.dependency-cruiser.cjs lists what each folder may use): move what both need to the lower folder.`,
      { path: `^${name}/src/${folder}/`, pathNot: '\\.test\\.ts$' },
      {
        path: `^${name}/src/`,
        pathNot: `^${name}/src/(${[folder, ...below].join('|')})/`,
      },
    ),
  );

module.exports = {
  forbidden: [
    rule(
      'no-unresolvable',
      'This import leads nowhere: add the package or mend the path.',
      {},
      { couldNotResolve: true, pathNot: '^@remote/' },
    ),
    rule(
      'no-circular',
      'Two modules that import each other are one module: move what both need below them.',
      {},
      { circular: true },
    ),
    rule(
      'domain-is-lowest',
      'shared/domain is pure: it imports nothing of ours.',
      { path: '^shared/src/domain/' },
      { path: '^(shared/src/(?!domain/)|api|shell|gateway|releases|mfe-|tools)' },
    ),
    rule(
      'contracts-above-domain',
      'shared/contracts may import shared/domain only.',
      { path: '^shared/src/contracts/' },
      { path: '^(shared/src/(?!(domain|contracts)/)|api|shell|gateway|releases|mfe-|tools)' },
    ),
    rule(
      'node-is-low',
      'shared/node serves the Node services: it imports nothing of ours.',
      { path: '^shared/src/node/' },
      { path: '^(shared/src/(?!node/)|api|shell|gateway|releases|mfe-|tools)' },
    ),
    rule(
      'no-node-in-the-browser',
      'shared/node is for the Node services only: it must not reach a browser bundle.',
      { path: '^(shared/src/(?!node/)|mfe-|shell/src/)' },
      { path: '^shared/src/node/' },
    ),
    rule(
      'app-above-contracts',
      'shared/app may import shared/contracts and shared/domain only.',
      { path: '^shared/src/app/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(shared/src/(ui|testing)/|api|shell|gateway|releases|mfe-|tools)' },
    ),
    rule(
      'navigation-has-one-door',
      'Router, pages, links and history are one room: import shared/app/navigation, not its files.',
      { pathNot: '^shared/src/app/navigation/' },
      { path: '^shared/src/app/navigation/(?!index\\.ts$)' },
    ),
    rule(
      'ui-above-app',
      'shared/ui may import shared/app and what is below it.',
      { path: '^shared/src/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(shared/src/testing/|api|shell|gateway|releases|mfe-|tools/(?!fonts))' },
    ),
    rule(
      'markup-above-ui',
      'The design reference may import the design system and what is below it; nothing of the shop stands on it.',
      { path: '^shared/src/(domain|contracts|app|ui)/' },
      { path: '^shared/src/markup/' },
    ),
    rule(
      'pages-know-no-markup',
      'Pages are shown by the design reference, and do not import it; tests may use its fixed answers.',
      { path: '^(mfe-[^/]+|shell)/src/(features|pages)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(mfe-[^/]+|shell)/src/markup/' },
    ),
    rule(
      'remotes-are-strangers',
      'Remotes meet at run time only: by a route, a fragment or an event. Import nothing of another remote, the shell, the gateway or the api.',
      { path: '^mfe-([^/]+)/src/' },
      { path: '^(mfe-(?!$1/)|shell|gateway|releases|api|tools)' },
    ),
    rule(
      'shell-imports-no-remote',
      'The shell loads remotes at run time, calls the api over HTTP, and is loaded by the gateway: it imports none of them.',
      { path: '^shell/src/' },
      { path: '^(mfe-|api/|gateway/|releases/|tools/)' },
    ),
    rule(
      'gateway-loads-builds',
      'The gateway loads the server builds of shell and remotes at run time, and calls the api over HTTP: of the shop it imports shared and releases only.',
      { path: '^gateway/src/', pathNot: '(^gateway/src/testing/|\\.test\\.ts$)' },
      { path: '^(mfe-|api/|shell/|tools/|shared/src/(ui|testing|markup)/)' },
    ),
    rule(
      'releases-stand-alone',
      'The gateway imports releases, and a team has the command line without either gateway or shell: import shared only.',
      { path: '^releases/src/' },
      { path: '^(mfe-|api/|shell/|gateway/|tools/|shared/src/(ui|testing|markup)/)' },
    ),
    ...roomRules('gateway', {
      http: [],
      session: ['http'],
      proxy: ['http'],
      builds: ['http'],
      document: ['http', 'builds'],
      status: ['http', 'builds', 'document'],
      render: ['http', 'session', 'builds', 'document'],
      pages: ['http', 'session', 'builds', 'document', 'render'],
    }),
    ...roomRules('releases', {
      builds: [],
      preview: [],
      gate: ['builds'],
      register: ['builds'],
      results: ['builds', 'preview', 'register'],
      statistics: ['register'],
      cli: ['builds', 'gate', 'register', 'results', 'preview'],
    }),
    rule(
      'features-below-pages',
      'A feature does not know the pages that use it.',
      { path: '^(mfe-[^/]+|shell)/src/features/', pathNot: '^shell/.*\\.test\\.tsx$' },
      { path: '^(mfe-[^/]+|shell)/src/(pages|remote|client|frame)/' },
    ),
    ...featureRules,
    rule(
      'pages-are-strangers',
      'Pages do not know each other: move what both need to a feature.',
      { path: '^(mfe-[^/]+|shell)/src/pages/([^/]+)/' },
      { path: '^$1/src/pages/(?!$2/)' },
    ),
    rule(
      'pages-below-remote',
      'A page does not know the door it is shown through.',
      // Test pages look into the shell.
      { path: '^(mfe-[^/]+|shell)/src/pages/', pathNot: '^shell/src/pages/test/' },
      { path: '^(mfe-[^/]+/src/remote|shell/src/client)/' },
    ),
    rule(
      'no-zod-in-the-browser',
      'Schemas carry zod: import their types only, and calls from @shop/shared/contracts.',
      { path: '^(mfe-[^/]+|shell|shared)/src/(?!contracts|server|testing)', pathNot: '\\.test\\.' },
      {
        path: '^shared/src/contracts/(.*schemas?|shapes)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'libraries-by-their-door',
      'A page that imports it carries a copy of its own: import its door (…-library.ts of shared), which the shell provides once.',
      { path: '^(mfe-[^/]+|shell|shared)/src/', pathNot: '(\\.test\\.tsx?|-library\\.ts)$' },
      { path: 'node_modules/(react-hook-form|swiper|dayjs)/' },
    ),
    rule(
      'browser-imports-no-server',
      'The browser and the frame must not pull the code of the server in.',
      { path: '^shell/src/(client|frame|pages|features)/' },
      { path: '^shell/src/server/' },
    ),
    rule(
      'api-imports-no-screens',
      'The api imports shared/domain, shared/contracts and shared/node only.',
      { path: '^api/' },
      { path: '^(shared/src/(?!(domain|contracts|node)/)|shell|gateway|releases|mfe-)' },
    ),
    rule(
      'platform-below-modules',
      'The platform does not know the modules that stand on it.',
      { path: '^api/src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^api/(src/(modules|pricing)|sample|sandbox)/' },
    ),
    rule(
      'product-imports-no-sandbox-or-sample',
      'The product asks its ports: only the composition root (adapters.ts) knows the sandbox and the sample; tests reach them by src/testing.',
      { path: '^api/src/', pathNot: '^api/src/(adapters\\.ts$|testing/)' },
      { path: '^api/(sandbox|sample)/' },
    ),
    rule(
      'sandbox-by-its-door',
      'The sandbox is imported through its index.ts.',
      { path: '^api/', pathNot: '^api/sandbox/' },
      { path: '^api/sandbox/(?!index\\.ts$)' },
    ),
    rule(
      'sample-by-its-door',
      'The sample is imported through its index.ts.',
      { path: '^(api|tools)/', pathNot: '^api/sample/' },
      { path: '^api/sample/(?!index\\.ts$)' },
    ),
    rule(
      'sandbox-and-sample-beside-the-product',
      'The sandbox and the sample use modules, ports, pricing and the platform: not each other, nor what composes the process.',
      { path: '^api/(sandbox|sample)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^api/',
        pathNot: '^api/(src/(modules|platform|ports|pricing)/|src/config\\.ts$|$1/)',
      },
    ),
    rule(
      'ports-below-modules',
      'A port says what the product needs of a partner: it knows no module and no adapter.',
      { path: '^api/src/ports/', pathNot: '\\.test\\.ts$' },
      { path: '^api/', pathNot: '^api/src/(ports|platform)/' },
    ),
    rule(
      'pricing-below-modules',
      'Pricing is computed from values: it imports the domain and the SQL builder only.',
      { path: '^api/src/pricing/', pathNot: '\\.test\\.ts$' },
      { path: '^api/', pathNot: '^api/src/(pricing/|platform/db/sql\\.ts$)' },
    ),
    rule(
      'pricing-by-its-door',
      'Import pricing from its index.ts.',
      { path: '^api/', pathNot: '^api/src/pricing/' },
      { path: '^api/src/pricing/(?!index\\.ts$).+\\.ts$' },
    ),
    rule(
      'modules-by-their-doors',
      'A module of the api is imported through its index.ts: export there what others may use.',
      { path: '^api/src/modules/([^/]+/[^/]+)/' },
      { path: '^api/src/modules/(?!$1/)[^/]+/[^/]+/(?!index\\.ts$).+' },
    ),
    rule(
      'modules-by-their-doors-from-outside',
      'A module of the api is imported through its index.ts: export there what others may use.',
      { path: '^api/', pathNot: '^api/src/modules/[^/]+/' },
      { path: '^api/src/modules/[^/]+/[^/]+/(?!index\\.ts$).+' },
    ),
    rule(
      'areas-stand-alone',
      'Catalogue, member and benefit do not know the other areas: checkout and service use them.',
      { path: '^api/src/modules/(catalogue|member|benefit)/', pathNot: '\\.test\\.ts$' },
      { path: '^api/src/modules/(?!$1/)[^/]+/' },
    ),
    rule(
      'checkout-below-service',
      'Checkout does not know the service area.',
      { path: '^api/src/modules/checkout/', pathNot: '\\.test\\.ts$' },
      { path: '^api/src/modules/service/' },
    ),
    rule(
      'no-dev-packages-shipped',
      'What ships must be in dependencies, not devDependencies.',
      {
        path: '^(mfe-[^/]+|shell|shared|api|gateway|releases)/src/',
        pathNot: `(\\.test${CODE}|/testing/|^mfe-[^/]+/src/test/)`,
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Not node_modules: a package that is excluded breaks no rule.
    exclude: { path: ['^(dist|\\.cache|\\.data)/', '^[^/]+/(dist|\\.cache|\\.data)/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json', '.d.ts'],
    },
  },
};
