export { markStarted } from './mark-started.ts'
export { applicationRoutes } from './routes.ts'
