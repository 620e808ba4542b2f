/* Writes the OpenAPI document of all endpoints to a file, for `npm run check`. Nothing is served. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fastify } from 'fastify'
import { collectRoutes } from '../bootstrap/collect-routes.ts'
import { createBodyBudgets, defaultBodyOptions } from '../http/bodies/request-bodies.ts'
import { useOpenapi } from '../http/openapi.ts'
import { registerRoutes } from '../http/register-routes.ts'

const app = fastify()
await useOpenapi(app, { publicUrl: 'http://localhost:3000', rateLimits: undefined })
await registerRoutes(
  app,
  collectRoutes({
    draining: { hasBegun: false },
    findUploadProblem: unserved,
    budgets: createBodyBudgets(defaultBodyOptions),
    mayKnowReasons: unserved,
  }),
  {
    authenticate: unserved,
    requireRight: unserved,
    readRoom: unserved,
    rateLimits: undefined,
    saveFile: unserved,
  },
)
await app.ready()
const [file = 'openapi.json'] = process.argv.slice(2)
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(app.swagger()))

function unserved(): never {
  throw new Error('Nothing is served.')
}
