/** The layers of docs/architecture.md. Each rule says what to do instead. */
const rules = [
  {
    name: 'no-circles',
    comment:
      'Two files that need each other are one idea or three: join them, or take out what both need.',
    from: {},
    to: { circular: true, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'answers-imports-nothing',
    comment: 'Answers are pure rules below everything else: pass values and functions in as arguments.',
    from: { path: '^packages/answers/', pathNot: '\\.test\\.ts$' },
    to: {
      path: '.',
      pathNot: ['^packages/answers/', '^node_modules/canonicalize/'],
    },
  },
  {
    name: 'contract-stands-alone',
    comment: 'The contract is what server and web agree on: move what it wants into the contract.',
    from: { path: '^packages/contract/' },
    to: { path: '^(packages/(?!contract/|answers/)|apps/|e2e/|bench/)' },
  },
  {
    name: 'esign-stands-alone',
    comment: 'The engine knows envelopes, never packets: pass in values, or add to its port.',
    from: { path: '^packages/esign/' },
    to: { path: '^(packages/(?!esign/|answers/)|apps/|e2e/|bench/)' },
  },
  {
    name: 'neighbours-do-not-meet',
    comment: 'Database and form library are neighbours: the server brings them together.',
    from: { path: '^packages/(database|form-library)/' },
    to: { path: '^packages/(database|form-library)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'packages-below-apps',
    comment: 'A package is a floor below: hand the thing in as an argument or a port.',
    from: { path: '^packages/' },
    to: { path: '^(apps|e2e|bench)/' },
  },
  {
    name: 'web-imports-contract-and-answers',
    comment: 'Whatever the browser needs of ours belongs in the contract or in answers.',
    from: { path: '^apps/web/' },
    to: { path: '^(packages/(?!contract/|answers/)|apps/server/)' },
  },
  {
    name: 'server-never-web',
    comment: 'The server serves the built web app as files and knows nothing of its sources.',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'packages-by-entry-point',
    comment: 'Import a package by its name or one of its subpaths, as listed in its package.json.',
    from: { path: '^(packages/([^/]+)|apps/[^/]+|e2e|bench)/' },
    to: {
      path: '^packages/([^/]+)/src/.+',
      pathNot: [
        '^packages/$2/',
        '/src/(index|produce)\\.ts$',
        '^packages/esign/src/(intake|sealing|verify)/index\\.ts$',
        '/src/(testing|seed|embedded-postgres)/',
      ],
    },
  },
  {
    name: 'web-features-do-not-meet',
    comment: 'A route brings features together; shared looks go to ui/, shared logic to lib/.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'web-features-below-routes',
    comment: 'A feature is told by its route what to show and where to go.',
    from: { path: '^apps/web/src/(features|ui|lib)/' },
    to: { path: '^apps/web/src/routes/' },
  },
  {
    name: 'ui-and-lib-know-no-feature',
    comment: 'ui/ and lib/ are the ground floor of the web: pass what they need as properties.',
    from: { path: '^apps/web/src/(ui|lib)/' },
    to: { path: '^apps/web/src/(features|routes|signing-room)/' },
  },
  {
    name: 'signing-room-is-a-third-party',
    comment:
      'The room is the embedded provider’s own page: it shares tokens and lib with the app, nothing else.',
    from: { path: '^apps/web/src/signing-room/' },
    to: { path: '^apps/web/src/(features|routes|app)/' },
  },
  {
    name: 'server-features-meet-at-the-door',
    comment:
      'Call another feature through its index.ts, or let packets/flow.ts do it when something has happened.',
    from: { path: '^apps/server/src/features/([^/]+)/' },
    to: {
      path: '^apps/server/src/features/[^/]+/.+',
      pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'kernel-knows-no-feature',
    comment: 'The kernel is what every feature stands on: invert the call.',
    from: { path: '^apps/server/src/(kernel|http)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/server/src/(features|infrastructure|bootstrap|bin)/' },
  },
  {
    name: 'verbs-know-no-http',
    comment:
      'Only routes.ts (and http/) knows HTTP: take the values as arguments and throw a DomainError.',
    from: {
      path: '^apps/server/src/(features|kernel)/',
      pathNot: ['/(routes|index)\\.ts$', '\\.test\\.ts$', '/adapters/'],
    },
    to: {
      path: '(node_modules/(fastify|@fastify)/|^apps/server/src/http/)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'only-adapters-know-vendors',
    comment: 'A vendor stands behind a port, in our words: put the call into an adapters/ folder.',
    from: {
      path: '^apps/server/src/',
      pathNot: ['/adapters/', '^apps/server/src/infrastructure/', '\\.test\\.ts$'],
    },
    to: { path: 'node_modules/(nodemailer|openid-client|oidc-provider|pg-boss|stripe|@aws-sdk)/' },
  },
  {
    name: 'no-undeclared-dependency',
    comment: 'Declare it in the package.json of the package that uses it.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
  },
  {
    name: 'testing-stays-in-tests',
    comment: 'What is made for tests may not run in production.',
    from: {
      path: '^(packages|apps)/',
      pathNot: ['\\.test\\.tsx?$', '/(testing|test)/', 'global-setup\\.ts$', 'vite\\.config\\.ts$'],
    },
    to: { path: '/(testing|test)/', pathNot: 'node_modules' },
  },
]

module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|node_modules/(?!fastify|@fastify|nodemailer|openid-client|oidc-provider|pg-boss))',
    },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
