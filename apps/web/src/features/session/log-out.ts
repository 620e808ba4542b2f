import { authCalls } from '@countersign/contract/calls/auth'
import { callApi } from '../../lib/api.ts'
import { announceSessionEnd } from '../../lib/session-end.ts'
import { removeToken } from '../../lib/token.ts'

/**
 * Ends the session here at once. A failed call to the server is only logged (spec, section 8): its
 * own idle limit ends the session too.
 */
export async function logOut(why: 'logged-out' | 'inactive'): Promise<void> {
  const response = callApi(authCalls.postLogout)
  removeToken()
  announceSessionEnd(why)
  try {
    await response
  } catch (error) {
    // eslint-disable-next-line no-console -- required by the spec (section 8)
    console.error('The logout call failed.', error)
  }
}
