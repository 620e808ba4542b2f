import type { ReturnUrls } from '@countersign/esign'
import type { Context } from '../../../kernel/context.ts'

/** The page that tells the frame's parent how the session ended. It proves nothing. */
export function returnUrls({ ports: { publicUrl } }: Context): ReturnUrls {
  const page = `${publicUrl}/close-signing`

  return { signed: `${page}?isSigned=true`, unfinished: `${page}?isSigned=false` }
}
