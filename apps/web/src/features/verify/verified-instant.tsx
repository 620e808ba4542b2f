import { Instant } from '../../ui/instant.tsx'
import { useVerifyMessages } from '../../i18n/verify/messages.ts'

/** In Spanish as on the residents' other pages. */
export function VerifiedInstant({ iso }: { iso: string }) {
  const { instant } = useVerifyMessages()

  return instant ? <time dateTime={iso}>{instant(iso)}</time> : <Instant iso={iso} />
}
