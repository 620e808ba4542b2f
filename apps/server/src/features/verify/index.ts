export { openAuthority } from './open-authority.ts'
export type { OpenAuthority } from './open-authority.ts'
export { verifyRoutes } from './routes.ts'
