import base from './.dependency-cruiser.cjs'

// Folders of the server and of the packages, without tests, which may look at all of them.
export default {
  forbidden: [
    {
      name: 'one-way-folders',
      severity: 'error',
      comment:
        'Move what both need beside them, into the folder above, or the file to the folder that it needs.',
      scope: 'folder',
      // A schema is built of rules, and a rule reads the type that is inferred from a schema.
      from: { pathNot: '^packages/contract/src/(rules|schemas)' },
      to: { circular: true },
    },
  ],
  options: {
    ...base.options,
    exclude: {
      path: '(^|/)(dist|node_modules)/|\\.test\\.tsx?$|/(testing|test)/',
    },
  },
}
