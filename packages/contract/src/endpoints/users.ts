import {
  TenantPage,
  TenantParams,
  TenantQuery,
  TenantResponse,
  UserBody,
  UserParams,
  UserResponse,
  UserUpdate,
} from '../schemas/users.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'users'

export const userEndpoints = {
  /** Members come from the membership: this updates the caller's own record and answers it. */
  postUser: {
    tag,
    summary: 'Creates or updates the caller’s own user',
    body: UserBody,
    response: UserResponse,
    problems: ['not-allowed'],
  },
  getUser: {
    tag,
    summary: 'The caller’s own user',
    params: UserParams,
    response: UserResponse,
    problems: ['user-not-found'],
  },
  getUserByMembership: {
    tag,
    summary: 'The caller’s own user, by the membership’s subject',
    params: UserParams,
    response: UserResponse,
    problems: ['user-not-found'],
  },
  putUser: {
    tag,
    summary: 'Changes the caller’s own account; the email address is the membership’s',
    params: UserParams,
    body: UserUpdate,
    response: UserResponse,
    problems: ['user-not-found', 'not-allowed'],
  },
  /** Emails to the member, who marked one as spam, are sent again. Idempotent. */
  resumeEmails: {
    tag,
    summary: 'Sends emails to the caller again, who marked one as spam',
    params: UserParams,
    response: UserResponse,
    problems: ['user-not-found'],
  },
  getTenant: {
    tag,
    summary: 'One resident of the caller’s packets',
    params: TenantParams,
    response: TenantResponse,
    problems: ['tenant-not-found'],
  },
  /** By name; the residents of one unit first, where it is named. */
  getTenants: {
    tag,
    summary: 'The residents of the caller’s packets, by name',
    params: UserParams,
    query: TenantQuery,
    response: TenantPage,
    problems: ['user-not-found'],
  },
} satisfies Endpoints
