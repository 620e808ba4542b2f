import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const storageGlobals = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'BroadcastChannel',
]
const safeStorage =
  'A browser may block it: use deviceStorage or tabStorage of lib/safe-storage.ts.'

// The rules that need types are in .oxlintrc.json, which takes a third of the time.
export default tseslint.config(
  {
    ignores: ['**/node_modules', '**/dist', '.cache', 'data', 'test-results', 'playwright-report'],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      curly: ['error', 'all'],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // `as` hides errors: where it is unavoidable, put it in a named helper with the reason.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // Their tools expect default exports.
    files: ['**/*.config.{ts,mjs}', '**/global-setup.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // What the build target of apps/web/vite.config.ts lacks, and no build step and no polyfill adds.
    files: ['apps/web/src/**/*.{ts,tsx}', 'packages/{answers,contract}/src/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[regex.flags=/v/], Literal[regex.pattern=/\\(\\?<[=!]/]',
          message: 'Older browsers know neither the flag v nor lookbehind.',
        },
        {
          selector: 'MemberExpression[property.name=/^(checkVisibility|canParse|randomUUID)$/]',
          message: 'Older browsers, or pages on plain http, lack it.',
        },
        {
          selector: 'NewExpression[callee.name="OffscreenCanvas"]',
          message: 'Older browsers lack it: use a canvas element.',
        },
      ],
    },
  },
  {
    // Where site data is blocked, reading them throws.
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', '**/safe-storage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...storageGlobals.map((name) => ({ name, message: safeStorage })),
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          storageGlobals.map((property) => ({ object, property, message: safeStorage })),
        ),
        { object: 'navigator', property: 'serviceWorker', message: safeStorage },
        { object: 'document', property: 'cookie', message: safeStorage },
      ],
    },
  },
  {
    files: ['dev/**/*.mjs', '*.config.mjs', '.dependency-cruiser*.{cjs,mjs}', 'bench/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        URL: 'readonly',
        console: 'readonly',
        module: 'writable',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
)
