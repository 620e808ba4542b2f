import type {
  ApplicationConfirmation,
  ApplicationConfirmationBody,
  ApplicationHome,
  ApplicationRequestBody,
} from '../schemas/applications.ts'
import type { CodeParams } from '../schemas/signing-invites.ts'
import type { Call } from './call.ts'

export const getApplicationHome: Call<{
  params: typeof CodeParams
  response: typeof ApplicationHome
}> = {
  method: 'GET',
  path: '/applications/link/:code',
  access: 'public',
}

/** The same answer whether or not this email address has asked before. */
export const postApplicationRequest: Call<{
  params: typeof CodeParams
  body: typeof ApplicationRequestBody
}> = {
  method: 'POST',
  path: '/applications/link/:code/requests',
  access: 'public',
}

export const getApplicationConfirmation: Call<{
  params: typeof CodeParams
  response: typeof ApplicationConfirmation
}> = {
  method: 'GET',
  path: '/applications/confirmation/:code',
  access: 'public',
}

/** Idempotent. */
export const confirmApplicationRequest: Call<{
  params: typeof CodeParams
  body: typeof ApplicationConfirmationBody
  response: typeof ApplicationConfirmation
}> = {
  method: 'POST',
  path: '/applications/confirmation/:code',
  access: 'public',
}
