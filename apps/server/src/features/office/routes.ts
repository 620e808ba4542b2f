import { calls } from '@countersign/contract/calls'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changePerson } from './change-person.ts'
import { chooseOffice } from './choose-office.ts'
import { invitePerson } from './invite-person.ts'
import { listColleagues } from './list-colleagues.ts'
import { listOffice } from './list-office.ts'
import { removePerson } from './remove-person.ts'

export function officeRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getOfficePeople, (ctx) => listOffice(ctx))
  registerEndpoint(registry, calls.getOfficeColleagues, (ctx) => listColleagues(ctx))
  registerEndpoint(registry, calls.postOfficePerson, (ctx, { body }) => invitePerson(ctx, body))
  registerEndpoint(registry, calls.putOfficePerson, (ctx, { params, body }) =>
    changePerson(ctx, { ...params, place: body }),
  )
  registerEndpoint(registry, calls.deleteOfficePerson, (ctx, { params }) =>
    removePerson(ctx, params),
  )
  registerEndpoint(registry, calls.getOfficeInvitation, (ctx, { params }) =>
    readInvitation(ctx, params),
  )
  registerEndpoint(registry, calls.postOfficeInvitation, (ctx, { params }) =>
    acceptInvitation(ctx, params),
  )
  registerEndpoint(registry, calls.putOffice, (ctx, { body }) => chooseOffice(ctx, body))
}
