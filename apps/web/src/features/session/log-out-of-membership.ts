import { authCalls } from '@countersign/contract/calls/auth'
import { callApi } from '../../lib/api.ts'
import { logOut } from './log-out.ts'

/** A membership that is slow to answer holds nobody back from logging out here. */
const waitMs = 3000

/**
 * Logs out here, then goes to the membership's logout page, if it has one, which leads back to the
 * login screen.
 */
export async function logOutOfMembership(
  goTo: (url: string) => void = (url) => location.assign(url),
): Promise<void> {
  const url = await findLogoutPage()
  await logOut('logged-out')
  if (url) {
    goTo(url)
  }
}

async function findLogoutPage(): Promise<string | undefined> {
  try {
    return (await callApi(authCalls.getLogout, { signal: AbortSignal.timeout(waitMs) })).url
  } catch {
    return undefined
  }
}
