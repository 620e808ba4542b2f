import type {
  TenantPage,
  TenantParams,
  TenantQuery,
  TenantResponse,
  UserBody,
  UserParams,
  UserResponse,
  UserUpdate,
} from '../schemas/users.ts'
import type { Call } from './call.ts'

/** Members come from the membership: this updates the caller's own record and answers it. */
export const postUser: Call<{ body: typeof UserBody; response: typeof UserResponse }> = {
  method: 'POST',
  path: '/users',
  access: 'member',
}

export const getUser: Call<{ params: typeof UserParams; response: typeof UserResponse }> = {
  method: 'GET',
  path: '/users/:id',
  access: 'member',
}

export const getUserByMembership: Call<{
  params: typeof UserParams
  response: typeof UserResponse
}> = {
  method: 'GET',
  path: '/users/membership/:id',
  access: 'member',
}

export const putUser: Call<{
  params: typeof UserParams
  body: typeof UserUpdate
  response: typeof UserResponse
}> = {
  method: 'PUT',
  path: '/users/:id',
  access: 'member',
}

/** Emails to the member, who marked one as spam, are sent again. Idempotent. */
export const resumeEmails: Call<{ params: typeof UserParams; response: typeof UserResponse }> = {
  method: 'POST',
  path: '/users/:id/emails/resume',
  access: 'member',
}

export const getTenant: Call<{ params: typeof TenantParams; response: typeof TenantResponse }> = {
  method: 'GET',
  path: '/users/:id/tenants/:tenantId',
  access: 'member',
}

/** By name; the residents of one unit first, where it is named. */
export const getTenants: Call<{
  params: typeof UserParams
  query: typeof TenantQuery
  response: typeof TenantPage
}> = {
  method: 'GET',
  path: '/users/:id/tenants',
  access: 'member',
}
