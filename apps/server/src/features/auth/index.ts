export {
  createEmbeddedIssuer,
  demoPassword,
  demoSubjects,
  embeddedIssuer,
} from './adapters/embedded/embedded-membership.ts'
export { mountMembership } from './adapters/embedded/mount-membership.ts'
export { createOpenidMembership } from './adapters/openid-membership.ts'
export { authenticate } from './authenticate.ts'
export { authRoutes } from './routes.ts'
