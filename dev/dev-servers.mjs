// Started by dev.mjs with the settings of `.env`: the API server on PORT, Vite on WEB_PORT. Vite proxies
// to PORT (apps/web/vite.config.ts), and links in emails point to Vite.
import path from 'node:path'
import { root, run24 } from './setup.mjs'

const { PUBLIC_URL, LOG_LEVEL, WEB_PORT } = process.env
const codes = await Promise.all([
  run24(['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'], {
    env: {
      PUBLIC_URL: PUBLIC_URL || `http://localhost:${WEB_PORT || '5173'}`,
      LOG_LEVEL: LOG_LEVEL || 'info',
    },
  }),
  run24([path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: path.join(root, 'apps', 'web'),
  }),
])
process.exitCode = Math.max(...codes)
