export { authenticate } from './authenticate.ts'
export { authRoutes } from './routes.ts'
