import { SignNowError } from './signnow-error.ts'

/** Stops reading as soon as the body is longer than the limit. */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel()
    throw tooLong(maxBytes)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) {
      throw tooLong(maxBytes)
    }
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function tooLong(maxBytes: number): SignNowError {
  return new SignNowError('unavailable', `SignNow’s answer is longer than ${maxBytes} bytes.`)
}
