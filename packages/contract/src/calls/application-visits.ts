import type { applicationVisitEndpoints } from '../endpoints/applications.ts'
import type { Calls } from '../call.ts'

export const applicationVisitCalls: Calls<typeof applicationVisitEndpoints> = {
  getApplicationHome: { method: 'GET', path: '/applications/link/:code', access: 'public' },
  postApplicationRequest: {
    method: 'POST',
    path: '/applications/link/:code/requests',
    access: 'public',
  },
  getApplicationConfirmation: {
    method: 'GET',
    path: '/applications/confirmation/:code',
    access: 'public',
  },
  confirmApplicationRequest: {
    method: 'POST',
    path: '/applications/confirmation/:code',
    access: 'public',
  },
}
