import {
  InvitationBody,
  OfficeChoice,
  OfficeColleagues,
  OfficeInvitation,
  OfficePeople,
  OfficePerson,
  OfficePersonParams,
  OfficePlace,
  ReceivedInvitation,
} from '../schemas/offices.ts'
import { CodeParams } from '../schemas/signing-invites.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'office'

export const officeEndpoints = {
  getOfficePeople: {
    tag,
    summary: 'The people of the caller’s office, and the invitations that wait',
    response: OfficePeople,
    problems: [],
  },
  getOfficeColleagues: {
    tag,
    summary: 'Who may have made packets of the caller’s office, by name',
    response: OfficeColleagues,
    problems: [],
  },
  /** Mails a link. One that was sent to this address before stops working. */
  postOfficePerson: {
    tag,
    summary: 'Invites somebody to the office by email',
    body: InvitationBody,
    response: OfficeInvitation,
    status: 201,
    problems: ['office-full', 'already-in-office'],
  },
  putOfficePerson: {
    tag,
    summary: 'Changes the role and the homes of a person of the office',
    params: OfficePersonParams,
    body: OfficePlace,
    response: OfficePerson,
    problems: ['person-not-found', 'last-manager'],
  },
  /** Their packets stay with the office. By the id of an invitation, ends its link. */
  deleteOfficePerson: {
    tag,
    summary: 'Removes a person from the office, or withdraws an invitation',
    params: OfficePersonParams,
    status: 204,
    problems: ['person-not-found', 'last-manager'],
  },
  getOfficeInvitation: {
    tag,
    summary: 'Who invites to which office, by the code of the link',
    params: CodeParams,
    response: ReceivedInvitation,
    problems: ['invitation-not-found', 'invitation-ended'],
  },
  /** Works once; the caller works in the office from then on. Repeated by the same person, it answers the same. */
  postOfficeInvitation: {
    tag,
    summary: 'Joins the office, by the code of an invitation',
    params: CodeParams,
    status: 204,
    problems: ['invitation-not-found', 'invitation-ended', 'already-in-office', 'office-full'],
  },
  /** Their own, or one that they have joined. */
  putOffice: {
    tag,
    summary: 'Chooses the office in which the caller works',
    body: OfficeChoice,
    status: 204,
    problems: ['office-not-found'],
  },
} satisfies Endpoints
