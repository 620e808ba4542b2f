// Runs Playwright of the project with the browser that was found.
import path from 'node:path'
import { root, run24 } from './setup.mjs'

/** Resolves to the exit code; `config` is a file or folder with Playwright's configuration. */
export function runPlaywright(config, executable, { args = [], env = {} } = {}) {
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  return run24([cli, 'test', '-c', config, ...args], {
    env: {
      CHROMIUM_PATH: executable,
      // The compiled journeys; Playwright keeps them among the temporary files.
      PWTEST_CACHE_DIR: path.join(root, '.cache', 'playwright'),
      NODE_COMPILE_CACHE: path.join(root, '.cache', 'compile'),
      ...env,
    },
  })
}
