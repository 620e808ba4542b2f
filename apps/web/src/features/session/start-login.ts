import { getLogin } from '@countersign/contract/calls'
import { callApi } from '../../lib/api.ts'
import { readSessionEnd } from './login-memory.ts'

/**
 * Goes to the membership's page. After a session was ended on purpose or by the clock the membership
 * asks for the password again, even where it still knows the browser.
 */
export async function startLogin(): Promise<void> {
  const query = readSessionEnd() ? { prompt: 'login' as const } : {}
  const { url } = await callApi(getLogin, { query })
  location.assign(url)
}
