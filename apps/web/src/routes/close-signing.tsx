import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { SigningResult } from '../features/packets/sign/frame/signing-result.tsx'
import { notifyParent } from '../features/packets/sign/frame/notify-parent.ts'

/** The end of the provider's pages, inside the frame. */
export function Component() {
  const [query] = useSearchParams()
  const isSigned = query.get('isSigned') === 'true'
  useEffect(() => notifyParent(isSigned), [isSigned])

  return <SigningResult isSigned={isSigned} />
}
