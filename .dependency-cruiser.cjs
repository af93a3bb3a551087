const { globSync, readFileSync } = require('node:fs')
const { basename, join } = require('node:path')

/**
 * Which file may import which: the map of docs/domain/map.md as rules a machine checks.
 * Tests are free to build whatever they need inside their own root.
 */
const wings = 'people|money|matching|spending|learning|outreach|oversight'
const tests = '\\.test\\.tsx?$'
/** Folders of the server that hold nothing but tests and what these stand on. */
const testFolders = '^server/src/(test|contract-tests|process/corruptions)/'

/** A domain may call domains on lower floors only; on which floor it stands, its record says. */
const floors = Object.values(Object.groupBy(readDomains(), ({ floor }) => floor)).map((domains) =>
  domains.map(({ name }) => name),
)
const knownDomains = floors.flat().join('|')

const rootRules = [
  forbid('contract-stands-alone', 'The contract imports nothing of ours.', {
    from: '^contract/',
    to: '^(server|web|e2e|bench|chaos|scripts)/',
  }),
  forbid('server-knows-only-the-contract', 'The server imports of ours only the contract.', {
    from: '^server/(src|seeds)/',
    fromNot: tests,
    to: '^(web|e2e|bench|chaos|scripts)/',
  }),
  forbid('server-tests-know-no-pages', 'Not even a test of the server imports a page.', {
    from: '^server/',
    to: '^(web|e2e|bench|chaos)/',
  }),
  forbid('web-knows-only-the-contract', 'The web app imports of ours only the contract.', {
    from: '^web/',
    to: '^(server|e2e|bench|chaos|scripts)/',
  }),
  forbid(
    'journeys-know-only-the-contract',
    'A journey uses the product from outside. Which pages stand behind a door is read where the doors are.',
    {
      from: '^e2e/',
      to: '^(server|web|bench|chaos)/(?!src/list-doors\\.ts$)',
    },
  ),
  forbid('tests-are-not-imported', 'What two tests need lives in a file of its own.', {
    from: '^(contract|server|web|e2e|bench|chaos|scripts)/',
    to: tests,
  }),
]

const zodFiles = '^contract/src/(.*\\.contract|endpoints)\\.ts$|^node_modules/zod/'

const contractRules = [
  forbid(
    'schemas-stay-in-contract-files',
    'Only <name>.contract.ts brings zod: pages import the rest as it is.',
    {
      from: '^contract/src/',
      fromNot: `(\\.contract|\\.test)\\.ts$|/endpoints\\.ts$`,
      to: zodFiles,
      unlessTypes: true,
    },
  ),
  forbid(
    'components-make-no-calls',
    'A component takes types of a contract file only; calls stand in <domain>.api.ts or verb-noun.ts.',
    { from: '^web/src/.*\\.tsx$', fromNot: `${tests}|-page\\.tsx$`, to: zodFiles, unlessTypes: true },
  ),
  forbid(
    'page-ground-carries-no-schemas',
    'What every page loads takes from a contract file its types only.',
    {
      from: `^web/src/((ui|page|pictures|decoration|texts|realtime)/|.*/texts\\.(en|es)\\.ts$)`,
      fromNot: tests,
      to: zodFiles,
      unlessTypes: true,
    },
  ),
]

const serverRules = [
  forbid('domain-is-on-the-map', 'A new domain first says its floor in its record, <domain>.domain.ts.', {
    from: '.',
    to: `^server/src/(${wings})/(?!(${knownDomains})/)`,
  }),
  forbid('queries-stay-home', 'The SQL of a domain is called inside that domain only.', {
    from: `^server/src/(${wings})/([^/]+)/`,
    fromNot: tests,
    to: `^server/src/(${wings})/[^/]+/.*\\.queries\\.ts$`,
    toNot: '^server/src/$1/$2/',
  }),
  ...floors.map((domains, floor) =>
    forbid(
      `floor-${floor}-calls-lower-floors`,
      'A domain is handed what lies above it: see Above in domain.ts.',
      {
        from: `^server/src/(${wings})/(${domains.join('|')})/`,
        fromNot: tests,
        to: `^server/src/(${wings})/(${floors.slice(floor).flat().join('|')})/`,
        toNot: '^server/src/$1/$2/',
      },
    ),
  ),
  forbid('product-builds-no-test-data', 'What stands in server/test is for tests and measurements.', {
    from: '^server/(src|seeds)/',
    fromNot: `${tests}|${testFolders}`,
    to: `^server/test/|${testFolders}`,
  }),
  {
    name: 'product-runs-without-dev-packages',
    comment: 'What the running server imports stands among the dependencies of its package.json.',
    severity: 'error',
    from: {
      path: '^(contract|server)/(src|seeds)/',
      pathNot: `${tests}|${testFolders}|^server/src/database/generate-types\\.ts$`,
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  forbid(
    'domains-ask-the-port',
    'A domain says what it needs of payments to the port, in server/src/payments.',
    {
      from: `^server/src/(${wings})/`,
      fromNot: tests,
      to: '^server/src/vendors/stripe/',
    },
  ),
  forbid('outside-things-know-no-domain', 'Vendors, database and HTTP plumbing serve every domain alike.', {
    from: '^server/src/(vendors|payments|storage|database|http|realtime|papers)/',
    fromNot: tests,
    to: `^server/src/(${wings})/`,
  }),
  forbid('ground-knows-no-roof', 'What serves every domain knows nothing of what puts domains to work.', {
    from: '^server/src/(vendors|payments|storage|database|http|realtime|mail|papers)/',
    fromNot: tests,
    to: '^server/src/(site|jobs|process|cli)/',
  }),
  forbid(
    'plumbing-sends-no-mail',
    'Mail stands above the inbox of staff, which stands above calls and events.',
    {
      from: '^server/src/(payments|database|http|realtime)/',
      fromNot: tests,
      to: '^server/src/(mail|vendors)/',
    },
  ),
]

const webRules = [
  forbid('kit-is-the-ground', 'The kit, the pictures and the words know no page, domain, call or session.', {
    from: '^web/src/(ui|pictures|texts)/',
    fromNot: tests,
    to: `^web/src/(page|decoration|${wings}|portals|api|session|realtime|all-texts|routes|root)\\b`,
  }),
  forbid('page-frame-knows-no-domain', 'What every page stands in serves every domain alike.', {
    from: '^web/src/(page|decoration)/',
    fromNot: tests,
    to: `^web/src/(${wings}|portals|api|session|realtime|all-texts|routes|root)\\b`,
  }),
  forbid('calls-know-no-session', 'Who is signed in stands above calls; what calls as them is in session/.', {
    from: '^web/src/api/',
    fromNot: tests,
    to: `^web/src/(${wings}|session|realtime)/`,
  }),
  forbid('session-knows-no-domain', 'Who is signed in serves every domain alike.', {
    from: '^web/src/(session|realtime)/',
    fromNot: tests,
    to: `^web/src/(${wings})/`,
  }),
  forbid('session-knows-no-events', 'Live events are heard as whoever is signed in.', {
    from: '^web/src/session/',
    to: '^web/src/realtime/',
  }),
  forbid('parts-know-no-pages', 'A page joins parts; a part does not know its page.', {
    from: `^web/src/(${wings}|api|session|texts)/`,
    fromNot: tests,
    to: '^web/src/(portals/|all-texts|routes\\.ts|root\\.tsx)',
  }),
  forbid('parts-keep-to-their-domain', 'Parts of two domains meet on a page.', {
    from: `^web/src/(${wings})/([^/]+)/`,
    to: `^web/src/(${wings})/`,
    toNot: '^web/src/$1/$2/',
  }),
  forbid('pages-know-no-routes', 'Pages name each other through pages.ts of the contract.', {
    from: '^web/src/portals/',
    to: '^web/src/(routes\\.ts|root\\.tsx)',
  }),
]

module.exports = {
  forbidden: [
    ...rootRules,
    ...contractRules,
    ...serverRules,
    ...webRules,
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Imports point one way.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      comment: 'The imported file does not exist.',
      from: {},
      // The route types and the server build are made by React Router when it runs; an address is of Vite, which fails without its file.
      to: { couldNotResolve: true, pathNot: '(\\+types/|virtual:|\\?url$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}

/** Name and floor of every record. They are read as text: running the records would start half the server. */
function readDomains() {
  return globSync(`server/src/{${wings.replaceAll('|', ',')}}/*/*.domain.ts`, { cwd: __dirname }).map(
    (path) => {
      const floor = /^ {2}floor: (\d+),$/m.exec(readFileSync(join(__dirname, path), 'utf8'))?.[1]
      if (floor === undefined) throw new Error(`${path} says no floor`)
      return { name: basename(path, '.domain.ts'), floor: Number(floor) }
    },
  )
}

function forbid(name, comment, { from, fromNot, to, toNot, unlessTypes }) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, ...(fromNot && { pathNot: fromNot }) },
    to: {
      path: to,
      ...(toNot && { pathNot: toNot }),
      ...(unlessTypes && { dependencyTypesNot: ['type-only'] }),
    },
  }
}
