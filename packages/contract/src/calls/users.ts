import type { userEndpoints } from '../endpoints/users.ts'
import type { Calls } from '../call.ts'

export const userCalls: Calls<typeof userEndpoints> = {
  postUser: { method: 'POST', path: '/users', access: 'member' },
  getUser: { method: 'GET', path: '/users/:id', access: 'member' },
  getUserByMembership: { method: 'GET', path: '/users/membership/:id', access: 'member' },
  putUser: { method: 'PUT', path: '/users/:id', access: 'member' },
  resumeEmails: { method: 'POST', path: '/users/:id/emails/resume', access: 'member' },
  getTenant: { method: 'GET', path: '/users/:id/tenants/:tenantId', access: 'member' },
  getTenants: { method: 'GET', path: '/users/:id/tenants', access: 'member' },
}
