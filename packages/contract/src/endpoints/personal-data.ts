import * as calls from '../calls/personal-data.ts'
import { PersonalData, PersonalDataBody } from '../schemas/personal-data.ts'
import { bindEndpoints } from './endpoint.ts'

const tag = 'personal data'

export const personalDataEndpoints = bindEndpoints(calls, {
  postFindPersonalData: {
    tag,
    summary: 'What the caller keeps about a resident or applicant, why, and until when',
    body: PersonalDataBody,
    response: PersonalData,
    problems: [],
  },
  postErasePersonalData: {
    tag,
    summary: 'Erases what the caller need not keep about a resident or applicant',
    body: PersonalDataBody,
    response: PersonalData,
    problems: [],
  },
})
