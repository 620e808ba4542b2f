export { createOpenidMembership } from './adapters/openid-membership.ts'
export { demoPassword, demoSubjects, embeddedIssuer } from './adapters/embedded/demo-members.ts'
export { authenticate } from './authenticate.ts'
export { authRoutes } from './routes.ts'
