import {
  ApplicationConfirmation,
  ApplicationConfirmationBody,
  ApplicationHome,
  ApplicationLink,
  ApplicationLinkBody,
  ApplicationLinkParams,
  ApplicationRequestBody,
  ApplicationRequestParams,
  Applications,
  WaitingApplications,
} from '../schemas/applications.ts'
import { PropertyParams, UserPropertiesParams } from '../schemas/properties.ts'
import { CodeParams } from '../schemas/signing-invites.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'applications'

export const applicationEndpoints = {
  getApplications: {
    tag,
    summary: 'The links for applicants of a property, and who asks to apply',
    params: PropertyParams,
    response: Applications,
    problems: ['property-not-found'],
  },
  /** The same unit, or the property, keeps the link that it has. */
  postApplicationLink: {
    tag,
    summary: 'Makes a link for applicants, or answers the one that the home has',
    params: PropertyParams,
    body: ApplicationLinkBody,
    response: ApplicationLink,
    status: 201,
    problems: ['property-not-found'],
  },
  /** Idempotent. */
  deleteApplicationLink: {
    tag,
    summary: 'Ends a link for applicants',
    params: ApplicationLinkParams,
    status: 204,
    problems: ['property-not-found', 'application-link-not-found'],
  },
  getWaitingApplications: {
    tag,
    summary: 'Properties for which somebody asks to apply and nothing was started',
    params: UserPropertiesParams,
    response: WaitingApplications,
    problems: ['user-not-found'],
  },
  /** Hides a request that nothing was started for. Idempotent. */
  deleteApplicationRequest: {
    tag,
    summary: 'Removes a request to apply',
    params: ApplicationRequestParams,
    status: 204,
    problems: ['application-not-found', 'application-started'],
  },
  /** Idempotent; for `limits.restoreHours` after the removal. */
  restoreApplicationRequest: {
    tag,
    summary: 'Restores a request to apply that was removed within the last day',
    params: ApplicationRequestParams,
    status: 204,
    problems: ['application-not-found'],
  },
} satisfies Endpoints

export const applicationVisitEndpoints = {
  getApplicationHome: {
    tag,
    summary: 'Which home a link for applicants is for, and whose it is',
    params: CodeParams,
    response: ApplicationHome,
    problems: ['application-link-not-found', 'application-link-ended'],
  },
  /** The same answer whether or not this email address has asked before. */
  postApplicationRequest: {
    tag,
    summary: 'Asks to apply, and emails a link to confirm the address',
    params: CodeParams,
    body: ApplicationRequestBody,
    status: 204,
    problems: ['application-link-not-found', 'application-link-ended', 'too-many-requests'],
  },
  getApplicationConfirmation: {
    tag,
    summary: 'What is confirmed with the link from the email',
    params: CodeParams,
    response: ApplicationConfirmation,
    problems: ['application-not-found', 'application-link-ended'],
  },
  /** Idempotent. */
  confirmApplicationRequest: {
    tag,
    summary: 'Confirms the email address, and shows the request to the owner',
    params: CodeParams,
    body: ApplicationConfirmationBody,
    response: ApplicationConfirmation,
    problems: ['application-not-found', 'application-link-ended', 'application-changed'],
  },
} satisfies Endpoints
