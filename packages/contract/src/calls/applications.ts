import type {
  ApplicationLink,
  ApplicationLinkBody,
  ApplicationLinkParams,
  ApplicationRequestParams,
  Applications,
  WaitingApplications,
} from '../schemas/applications.ts'
import type { PropertyParams, UserPropertiesParams } from '../schemas/properties.ts'
import type { Call } from './call.ts'

export const getApplications: Call<{
  params: typeof PropertyParams
  response: typeof Applications
}> = {
  method: 'GET',
  path: '/users/:id/properties/:propertyId/applications',
  access: 'member',
}

/** The earlier link for the same unit, or for the property, stops working. */
export const postApplicationLink: Call<{
  params: typeof PropertyParams
  body: typeof ApplicationLinkBody
  response: typeof ApplicationLink
}> = {
  method: 'POST',
  path: '/users/:id/properties/:propertyId/application-links',
  access: 'member',
}

/** Idempotent. */
export const deleteApplicationLink: Call<{ params: typeof ApplicationLinkParams }> = {
  method: 'DELETE',
  path: '/users/:id/properties/:propertyId/application-links/:linkId',
  access: 'member',
}

export const getWaitingApplications: Call<{
  params: typeof UserPropertiesParams
  response: typeof WaitingApplications
}> = {
  method: 'GET',
  path: '/users/:id/waiting-applications',
  access: 'member',
}

/** Hides a request that nothing was started for. Idempotent. */
export const deleteApplicationRequest: Call<{ params: typeof ApplicationRequestParams }> = {
  method: 'DELETE',
  path: '/users/:id/application-requests/:requestId',
  access: 'member',
}

/** Idempotent; for `limits.restoreHours` after the removal. */
export const restoreApplicationRequest: Call<{ params: typeof ApplicationRequestParams }> = {
  method: 'POST',
  path: '/users/:id/application-requests/:requestId/restore',
  access: 'member',
}
