export { listWarnings } from './list-warnings.ts'
export { healthRoutes } from './routes.ts'
export type { ReadinessOptions } from './check-readiness.ts'
