import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { SigningResult } from '../features/packets/sign/frame/signing-result.tsx'
import { notifyParent } from '../features/packets/sign/frame/notify-parent.ts'

/** Where the provider's page ends, inside the frame: tells the page around it. */
export function Component() {
  const [query] = useSearchParams()
  const isSigned = query.get('isSigned') === 'true'
  useEffect(() => notifyParent(isSigned), [isSigned])

  return <SigningResult isSigned={isSigned} />
}
