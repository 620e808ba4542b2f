import { authCalls } from '@countersign/contract/calls/auth'
import { callApi } from '../../lib/api.ts'
import { readSessionEnd } from './login-memory.ts'

/**
 * After a logout or a timeout the membership asks for the password again, even if it still knows
 * the browser.
 */
export async function startLogin(): Promise<void> {
  await goToLogin({ askAgain: Boolean(readSessionEnd()) })
}

export async function startLoginAsSomebodyElse(): Promise<void> {
  await goToLogin({ askAgain: true })
}

async function goToLogin({ askAgain }: { askAgain: boolean }): Promise<void> {
  const query = askAgain ? { prompt: 'login' as const } : {}
  const { url } = await callApi(authCalls.getLogin, { query })
  location.assign(url)
}
