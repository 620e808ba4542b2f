import type { applicationEndpoints } from '../endpoints/applications.ts'
import type { Calls } from '../call.ts'

export const applicationCalls: Calls<typeof applicationEndpoints> = {
  getApplications: {
    method: 'GET',
    path: '/users/:id/properties/:propertyId/applications',
    access: 'member',
  },
  postApplicationLink: {
    method: 'POST',
    path: '/users/:id/properties/:propertyId/application-links',
    access: 'member',
  },
  deleteApplicationLink: {
    method: 'DELETE',
    path: '/users/:id/properties/:propertyId/application-links/:linkId',
    access: 'member',
  },
  getWaitingApplications: {
    method: 'GET',
    path: '/users/:id/waiting-applications',
    access: 'member',
  },
  deleteApplicationRequest: {
    method: 'DELETE',
    path: '/users/:id/application-requests/:requestId',
    access: 'member',
  },
  restoreApplicationRequest: {
    method: 'POST',
    path: '/users/:id/application-requests/:requestId/restore',
    access: 'member',
  },
}
