/** The layers of docs/architecture.md. The comment of each rule says what to do instead. */
const rules = [
  {
    name: 'no-circles',
    comment:
      'Two files that import each other belong together, or both need a third: merge them or extract it.',
    from: {},
    to: { circular: true, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'answers-imports-nothing',
    comment:
      'Answers are pure functions below everything else: pass values and functions in as arguments.',
    from: { path: '^packages/answers/', pathNot: '\\.test\\.ts$' },
    to: {
      path: '.',
      pathNot: ['^packages/answers/', '^node_modules/canonicalize/'],
    },
  },
  {
    name: 'contract-stands-alone',
    comment:
      'Server and web share the contract: move what it needs into the contract or into answers.',
    from: { path: '^packages/contract/' },
    to: { path: '^(packages/(?!contract/|answers/)|apps/|e2e/|bench/)' },
  },
  {
    name: 'calls-without-zod',
    comment:
      'Browsers load calls and rules: import schemas and zod as types, or move the code to schemas/.',
    from: { path: '^packages/contract/src/(calls|rules)/', pathNot: '\\.test\\.ts$' },
    to: {
      path: '.',
      pathNot: ['^packages/contract/src/(calls|rules)/', '^packages/answers/'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'residents-load-calls-only',
    comment: "Residents read on phones: import values of the contract's calls/ and rules/ only.",
    from: {
      path: '^apps/web/src/(signing-room|routes/sign|i18n|lib|ui|app)/',
      pathNot: ['\\.test\\.tsx?$', '/testing/'],
    },
    to: {
      path: '(^packages/contract/src/(?!calls/|rules/)|node_modules/zod/)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'pdf-stands-on-answers',
    comment: 'Drawing knows no packets, seals or uploads: pass values in.',
    from: { path: '^packages/pdf/' },
    to: { path: '^packages/(?!pdf/|answers/)' },
  },
  {
    name: 'seal-stands-alone',
    comment: 'The verifier must be readable alone: pass bytes in. Only tests draw PDFs.',
    from: { path: '^packages/seal/', pathNot: '(\\.test\\.ts$|/testing/)' },
    to: { path: '^packages/(?!seal/)' },
  },
  {
    name: 'verify-is-independent',
    comment: 'A fault of the sealing must not hide in the verifier.',
    from: { path: '^packages/seal/src/verify/', pathNot: '\\.test\\.ts$' },
    to: { path: '^packages/seal/src/sealing/' },
  },
  {
    name: 'document-import-stands-on-pdf',
    comment: 'Uploads become templates without knowing who uploads them: pass values in.',
    from: { path: '^packages/document-import/', pathNot: '\\.test\\.ts$' },
    to: { path: '^packages/(?!document-import/|pdf/|answers/)' },
  },
  {
    name: 'signing-stands-on-documents',
    comment: 'The engine knows envelopes, not packets: pass values in, or extend its port.',
    from: { path: '^packages/signing/' },
    to: { path: '^packages/(?!signing/|document-import/|seal/|pdf/|answers/)' },
  },
  {
    name: 'database-and-form-library-are-independent',
    comment: 'Database and form library do not import each other: the server uses both.',
    from: { path: '^packages/(database|form-library)/' },
    to: { path: '^packages/(database|form-library)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'packages-below-apps',
    comment: 'Packages are below the apps: pass the value in as an argument or a port.',
    from: { path: '^packages/' },
    to: { path: '^(apps|e2e|bench)/' },
  },
  {
    name: 'web-imports-contract-and-answers',
    comment: 'What the browser needs belongs in the contract or in answers.',
    from: { path: '^apps/web/' },
    to: { path: '^(packages/(?!contract/|answers/)|apps/server/)' },
  },
  {
    name: 'server-does-not-import-web',
    comment: 'The server serves the built web app as files.',
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
        '^packages/(answers|contract|document-import|pdf|seal|signing)/src/',
        '/src/index\\.ts$',
        '/src/(testing|seed|embedded-postgres|backup)/',
      ],
    },
  },
  {
    name: 'web-features-are-independent',
    comment: 'Compose features in a route; move shared components to ui/, shared logic to lib/.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'web-features-below-routes',
    comment: 'A route passes to a feature what to show and where to navigate.',
    from: { path: '^apps/web/src/(features|ui|lib)/' },
    to: { path: '^apps/web/src/routes/' },
  },
  {
    name: 'ui-and-lib-below-features',
    comment: 'ui/ and lib/ are the lowest layer of the web: pass what they need as props.',
    from: { path: '^apps/web/src/(ui|lib)/' },
    to: { path: '^apps/web/src/(features|routes|signing-room|i18n)/' },
  },
  {
    name: 'texts-below-pages',
    comment: 'i18n/ has the texts of pages: a page passes to them what they name.',
    from: { path: '^apps/web/src/i18n/' },
    to: { path: '^apps/web/src/(features|routes|signing-room|app|ui)/' },
  },
  {
    name: 'signing-room-is-independent',
    comment:
      'The signing room is the page of the embedded e-sign provider: it shares only lib/, ui/ and i18n/ with the app.',
    from: { path: '^apps/web/src/signing-room/' },
    to: { path: '^apps/web/src/(features|routes|app)/' },
  },
  {
    name: 'signing-room-state-below-ui',
    comment: 'State and plan of the signing room know no components.',
    from: { path: '^apps/web/src/signing-room/room/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^apps/web/src/signing-room/(ui|fields|signature|document|steps|testing)/' },
  },
  {
    name: 'server-features-by-index',
    comment:
      'Call another feature through its index.ts; reactions to packet events belong in packets/flow.ts.',
    from: { path: '^apps/server/src/features/([^/]+)/' },
    to: {
      path: '^apps/server/src/features/[^/]+/.+',
      pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'packet-features-in-layers',
    comment:
      'packets calls history, invites and payments, these call emails, all call packet: what follows from an act belongs in packets/flow.ts.',
    from: {
      path: '^apps/server/src/features/(packet|emails|invites|payments|history)/',
      pathNot: '\\.test\\.ts$',
    },
    to: {
      path: '^apps/server/src/features/(emails|invites|payments|history|packets)/',
      pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/emails/index\\.ts$'],
    },
  },
  {
    name: 'packet-and-emails-at-the-bottom',
    comment: 'A packet and its emails know no acts: pass in what the act knows.',
    from: {
      path: '^apps/server/src/features/(packet/|emails/)',
      pathNot: '\\.test\\.ts$',
    },
    to: {
      path: '^apps/server/src/features/(emails|invites|payments|history|packets)/',
      pathNot: '^apps/server/src/features/$1',
    },
  },
  {
    name: 'kernel-below-features',
    comment: 'Every feature depends on the kernel: invert the call.',
    from: { path: '^apps/server/src/(kernel|http)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/server/src/(features|infrastructure|bootstrap|bin)/' },
  },
  {
    name: 'infrastructure-below-features',
    comment: 'Take a callback from bootstrap, as infrastructure/mail/send-mail.ts does.',
    from: { path: '^apps/server/src/infrastructure/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(kernel|infrastructure)/' },
  },
  {
    name: 'use-cases-without-http',
    comment: 'Only routes.ts and http/ use HTTP: take values as arguments and throw a DomainError.',
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
    name: 'vendors-in-adapters',
    comment: 'Vendor packages are behind ports: move the call to an adapters/ folder.',
    from: {
      path: '^apps/server/src/',
      pathNot: ['/adapters/', '^apps/server/src/infrastructure/', '\\.test\\.ts$'],
    },
    to: { path: 'node_modules/(nodemailer|openid-client|oidc-provider|pg-boss|stripe|@aws-sdk)/' },
  },
  {
    name: 'no-undeclared-dependency',
    comment: 'Declare it in the package.json of the workspace that uses it.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
  },
  {
    name: 'testing-stays-in-tests',
    comment: 'Test tools must not run in production.',
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
      path: '(^|/)(dist|node_modules/(?!fastify|@fastify|nodemailer|openid-client|oidc-provider|pg-boss|zod))',
    },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
