export { verifyRoutes } from './routes.ts'
