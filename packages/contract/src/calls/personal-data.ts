import type { PersonalData, PersonalDataBody } from '../schemas/personal-data.ts'
import type { Call } from './call.ts'

/** A POST, so that the email is in no address. It changes nothing. */
export const postFindPersonalData: Call<{
  body: typeof PersonalDataBody
  response: typeof PersonalData
}> = {
  method: 'POST',
  path: '/personal-data/find',
  access: 'member',
}

/** Idempotent. Answers what is still kept. */
export const postErasePersonalData: Call<{
  body: typeof PersonalDataBody
  response: typeof PersonalData
}> = {
  method: 'POST',
  path: '/personal-data/erase',
  access: 'member',
}
