import { z } from 'zod'
import { SignNowError } from './signnow-error.ts'

const code = z.union([z.string(), z.number()]).transform(String)
const entry = z.looseObject({ code: code.optional() })

/** SignNow has several shapes of errors, and some come with status 200. */
const ErrorBody = z.looseObject({
  errors: z.array(entry).optional(),
  error: z.union([z.string(), z.array(entry)]).optional(),
  code: code.optional(),
  '404': z.string().optional(),
})

const notFoundCodes = ['65582', '19002001']
const invalidToken = '1537'

/** `undefined` if the answer is none of SignNow's errors. */
export function readErrorCodes(body: unknown): readonly string[] | undefined {
  const parsed = ErrorBody.safeParse(body)
  if (!parsed.success || Array.isArray(body)) {
    return undefined
  }
  const { errors, error, code: single } = parsed.data
  if (errors === undefined && error === undefined && parsed.data['404'] === undefined) {
    return undefined
  }
  const listed = [...(errors ?? []), ...(Array.isArray(error) ? error : [])]
  return [...listed.flatMap((each) => each.code ?? []), ...(single ? [single] : [])]
}

export function toSignNowError(
  what: string,
  status: number,
  codes: readonly string[],
): SignNowError {
  const message = `SignNow answered ${what} with ${status}${codes.length > 0 ? `, code ${codes.join(', ')}` : ''}.`
  if (status === 401 || codes.includes(invalidToken)) {
    return new SignNowError('credentials', message, codes)
  }
  if (status >= 500 || status === 429 || (status >= 300 && status < 400)) {
    return new SignNowError('unavailable', message, codes)
  }
  const isMissing = status === 404 || notFoundCodes.some((each) => codes.includes(each))
  return new SignNowError(isMissing ? 'not-found' : 'rejected', message, codes)
}
