export { standardClaims } from './adapters/openid/read-person.ts'
export { createOpenidMembership } from './adapters/openid/openid-membership.ts'
export {
  demoPassword,
  demoSubjects,
  embeddedIssuer,
  staffGroup,
} from './adapters/embedded/demo-members.ts'
export { authenticate } from './authenticate.ts'
export { authRoutes } from './routes.ts'
