import type { ReturnUrls } from '@countersign/signing/provider'

/** The page that tells the frame's parent how the session ended. It proves nothing. */
export function returnUrls(publicUrl: string): ReturnUrls {
  const page = `${publicUrl}/close-signing`

  return { signed: `${page}?isSigned=true`, unfinished: `${page}?isSigned=false` }
}
