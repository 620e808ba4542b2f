export {
  createEmbeddedIssuer,
  demoPassword,
  demoSubjects,
  embeddedIssuer,
} from './adapters/embedded-membership.ts'
export { mountMembership } from './adapters/mount-membership.ts'
export { createOpenidMembership } from './adapters/openid-membership.ts'
export { authenticate } from './authenticate.ts'
export { authRoutes } from './routes.ts'
