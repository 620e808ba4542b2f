import type { Problem } from '@countersign/contract/schemas/problem'
import type { Access, Call, CallOutput } from '@countersign/contract/call'
import type { z } from 'zod'
import { createApiClient, type SendOptions } from './api-client.ts'
import { announceSessionEnd, type SessionEnd } from './session-end.ts'
import { uploadWithProgress } from './upload.ts'
import { readToken, removeToken } from './token.ts'

export { ApiProblem } from './api-problem.ts'

const client = createApiClient({
  token: ({ access }) => (takesSessionToken(access) ? readToken() : undefined),
  onUnauthorized: endSession,
  init: () => ({ credentials: 'include' }),
})

/** The app's API calls. A 401 ends the session, except for calls by signing code or room token. */
export const callApi = client.call
export const fetchPdf = client.fetchFile

/** For calls that a page sends with nobody present: they do not keep the session alive. */
export const inBackground = { headers: { 'x-background': '1' } }

interface FileOptions extends Pick<SendOptions, 'headers' | 'signal'> {
  /** Hears the uploaded share of the file, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends a file as the body of a call: a PDF, unless `headers` name another type. */
export async function sendFile<Response extends z.ZodType>(
  call: Call<{ response: Response }>,
  file: Blob,
  { onProgress, ...options }: FileOptions = {},
): Promise<CallOutput<{ response: Response }>> {
  return client.call(call, {
    ...options,
    pdf: file,
    ...(onProgress && { transport: uploadWithProgress(onProgress) }),
  })
}

/** A member's token is sent to no call that is authorized by a signing code or a room token. */
function takesSessionToken(access: Access): boolean {
  return access === 'member' || access === 'staff' || access === 'public'
}

/** A 401 for an old token does not end the session of a newer one. */
function endSession(
  { access }: Call,
  { token, problem }: { token: string | undefined; problem: Problem },
): void {
  if (!takesSessionToken(access) || token !== readToken()) {
    return
  }
  removeToken()
  announceSessionEnd(token ? sessionEndOf(problem) : 'refused')
}

function sessionEndOf({ code, reason }: Problem): SessionEnd {
  if (code !== 'session-expired') {
    return 'elsewhere'
  }

  return reason === 'too-long' ? 'too-long' : 'inactive'
}
