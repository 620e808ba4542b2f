import type * as contract from '@countersign/contract'
import type { Callable } from './api.ts'

/**
 * Calls for the pages that must stay light: the contract's endpoints without their schemas, so that
 * no validator is shipped to a phone. `calls.test.ts` holds each to the contract's own line.
 */
type Light<E> =
  E extends Callable<infer P, infer Q, infer B, infer R> ? Callable<P, Q, B, R> : never

export const getMe: Light<typeof contract.getMe> = {
  method: 'GET',
  path: '/auth/me',
  door: 'member',
}
export const getLogin: Light<typeof contract.getLogin> = {
  method: 'GET',
  path: '/auth/login',
  door: 'public',
}
export const postCallback: Light<typeof contract.postCallback> = {
  method: 'POST',
  path: '/auth/callback',
  door: 'public',
}
export const postLogout: Light<typeof contract.postLogout> = {
  method: 'POST',
  path: '/auth/logout',
  door: 'member',
}
export const getTenant: Light<typeof contract.getTenant> = {
  method: 'GET',
  path: '/users/:id/tenants/:tenantId',
  door: 'member',
}
export const getProperty: Light<typeof contract.getProperty> = {
  method: 'GET',
  path: '/users/:id/properties/:propertyId',
  door: 'member',
}
export const getPackets: Light<typeof contract.getPackets> = {
  method: 'GET',
  path: '/legal-form-packets',
  door: 'member',
}
export const getInviteDetailsByCode: Light<typeof contract.getInviteDetailsByCode> = {
  method: 'GET',
  path: '/signing-invites/invite-details/code/:code',
  door: 'code',
}
export const getEmbeddedLink: Light<typeof contract.getEmbeddedLink> = {
  method: 'GET',
  path: '/signing-invites/embedded-link/:code',
  door: 'code',
}
export const getNewLink: Light<typeof contract.getNewLink> = {
  method: 'GET',
  path: '/signing-invites/new-link/code/:code',
  door: 'code',
}
export const postNewLink: Light<typeof contract.postNewLink> = {
  method: 'POST',
  path: '/signing-invites/new-link/code/:code',
  door: 'code',
}
export const putInviteLanguage: Light<typeof contract.putInviteLanguage> = {
  method: 'PUT',
  path: '/signing-invites/language/code/:code',
  door: 'code',
}
export const getExecutedByCode: Light<typeof contract.getExecutedByCode> = {
  method: 'GET',
  path: '/signing-invites/document/code/:code',
  door: 'code',
}
export const postVerify: Light<typeof contract.postVerify> = {
  method: 'POST',
  path: '/verify',
  door: 'public',
}
