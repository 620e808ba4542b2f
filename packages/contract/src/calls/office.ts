import type { officeEndpoints } from '../endpoints/office.ts'
import type { Calls } from '../call.ts'

export const officeCalls: Calls<typeof officeEndpoints> = {
  getOfficePeople: { method: 'GET', path: '/office/people', access: 'member', right: 'manage' },
  getOfficeColleagues: { method: 'GET', path: '/office/colleagues', access: 'member' },
  postOfficePerson: { method: 'POST', path: '/office/people', access: 'member', right: 'manage' },
  putOfficePerson: {
    method: 'PUT',
    path: '/office/people/:id',
    access: 'member',
    right: 'manage',
  },
  deleteOfficePerson: {
    method: 'DELETE',
    path: '/office/people/:id',
    access: 'member',
    right: 'manage',
  },
  getOfficeInvitation: { method: 'GET', path: '/office/invitations/:code', access: 'member' },
  postOfficeInvitation: { method: 'POST', path: '/office/invitations/:code', access: 'member' },
  putOffice: { method: 'PUT', path: '/office', access: 'member' },
}
