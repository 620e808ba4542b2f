import { PersonalData, PersonalDataBody } from '../schemas/personal-data.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'personal data'

export const personalDataEndpoints = {
  /** A POST, so that the email is in no address. It changes nothing. */
  postFindPersonalData: {
    tag,
    summary: 'What the caller keeps about a resident or applicant, why, and until when',
    body: PersonalDataBody,
    response: PersonalData,
    problems: [],
  },
  /** Idempotent. Answers what is still kept. */
  postErasePersonalData: {
    tag,
    summary: 'Erases what the caller need not keep about a resident or applicant',
    body: PersonalDataBody,
    response: PersonalData,
    problems: [],
  },
} satisfies Endpoints
