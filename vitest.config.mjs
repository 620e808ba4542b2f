import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { installedBrowser } from './dev/browser.mjs'
import { ensureTestProgramsBuilt } from './dev/setup.mjs'

// A test that passes on a later try in CI is named at the end of the run.
const retry = process.env.CI ? 2 : 0
/**
 * Importing anew for each file would take half of the time. A test that needs modules of its own calls
 * `vi.resetModules`; component tests, which cannot, mock no module.
 */
const isolate = false
/** Of the threads and commands that tests start from the sources: their start takes half the time. */
const env = { NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/compile', import.meta.url)) }
const executablePath = process.env.CHROMIUM_PATH ?? installedBrowser()?.executable

/**
 * `unit` needs nothing; `components` renders React components in Chromium; `database` runs on a real
 * PostgreSQL that is started once for the run; `counterparts` also starts servers from Debian and runs
 * only when it is asked for.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // The first as the server: apps/server/src/config/webassembly.ts. The second, less garbage collection,
    // saves a twelfth of the time.
    execArgv: ['--no-wasm-code-gc', '--max-semi-space-size=64'],
    projects: [
      {
        plugins: [useBundledThreads()],
        test: {
          name: 'unit',
          retry,
          isolate,
          env,
          include: [
            'packages/{answers,contract,document-import,form-library,pdf,seal,signing}/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'dev/*.test.mjs',
          ],
          testTimeout: 60_000,
        },
      },
      {
        root: 'apps/web',
        // A dependency that is discovered during a test would reload the page, so all are listed.
        optimizeDeps: { include: browserDependencies(), noDiscovery: true },
        // 2 MB rather than 3.5, without 8 MB of source maps: the first test that shows a PDF waits for them.
        resolve: {
          alias: [
            {
              find: /^(pdfjs-dist\/legacy\/build\/[\w.]+)(?<!\.min)\.mjs$/,
              replacement: '$1.min.mjs',
            },
          ],
        },
        test: {
          name: 'components',
          retry,
          isolate,
          include: ['src/**/*.test.tsx'],
          setupFiles: [
            fileURLToPath(new URL('apps/web/src/test/setup-components.ts', import.meta.url)),
          ],
          testTimeout: 60_000,
          // Two busy cores need more than the usual second to draw a photo or to fetch a part of the app.
          expect: { poll: { timeout: 8000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath, args: ['--disable-gpu'] },
              contextOptions: { locale: 'en-US', timezoneId: 'America/Chicago' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [useBundledThreads()],
        test: {
          name: 'database',
          retry,
          isolate,
          env,
          include: ['packages/database/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          exclude: ['**/*.counterpart.test.ts', '**/testing/soak/**'],
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'soak',
          env,
          include: ['apps/server/src/testing/soak/soak.test.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'counterparts',
          retry,
          env,
          include: ['apps/server/src/**/*.counterpart.test.ts'],
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})

function browserDependencies() {
  const { dependencies } = JSON.parse(
    readFileSync(new URL('apps/web/package.json', import.meta.url), 'utf8'),
  )
  return [
    ...Object.keys(dependencies).filter(
      (name) => !/^(@countersign|@fontsource|pdfjs-dist)/.test(name),
    ),
    '@hookform/resolvers/zod',
    '@testing-library/react',
    'react/jsx-dev-runtime',
    'react-dom/client',
    'zod',
  ]
}

/**
 * The threads that read files, as `npm start` runs them: from the sources, each takes a third of a
 * second to load.
 */
function useBundledThreads() {
  const threadModule = /new URL\('\.\/((?:docx|photo|prepare)-worker)\.ts', import\.meta\.url\)/
  let isBuilt = false

  return {
    name: 'bundled-threads',
    enforce: 'pre',
    transform: {
      filter: { id: /\/document-import\/src\/.*\.ts$/, code: threadModule },
      handler(code) {
        if (!isBuilt) {
          ensureTestProgramsBuilt()
          isBuilt = true
        }
        return code.replace(threadModule, (_, name) => {
          const file = new URL(`.cache/test-programs/threads/${name}.js`, import.meta.url)
          return `new URL('${file.href}')`
        })
      },
    },
  }
}
