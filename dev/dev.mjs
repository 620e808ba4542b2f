// `npm run dev`: the server with reload on http://localhost:3000, the web app with reload on 5173.
import path from 'node:path'
import { ensureInstalled, ensureWebBuilt, root, run24 } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
const web = 'http://localhost:5173'
const codes = await Promise.all([
  run24(['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'], {
    env: { PUBLIC_URL: process.env.PUBLIC_URL ?? web, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
  }),
  run24([path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: path.join(root, 'apps', 'web'),
  }),
])
process.exitCode = Math.max(...codes)
