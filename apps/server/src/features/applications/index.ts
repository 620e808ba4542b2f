export { markStarted } from './mark-started.ts'
export { stopConfirmations } from './stop-confirmations.ts'
export { applicationRoutes } from './routes.ts'
