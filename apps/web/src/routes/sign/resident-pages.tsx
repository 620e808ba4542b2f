import { useCallback, useEffect, useState } from 'react'
import { parseApplyAddress } from '../../features/applications/apply/apply-address.ts'
import { loadCodeDetails, statusPollMs } from '../../features/packets/sign/resident/code-calls.ts'
import { isOpenedLink, saveOpenedLink } from '../../features/packets/sign/resident/opened-links.ts'
import { parseResidentAddress } from '../../features/packets/sign/resident/resident-address.ts'
import { useSyncedLanguage } from '../../features/packets/sign/resident/use-synced-language.ts'
import { residentPaths } from '../../lib/resident-paths.ts'
import { useResource } from '../../lib/use-resource.ts'
import { requestTitleFocus } from '../../ui/focus-title.ts'
import { ApplicationLink, ClosedLink, EmailedCopy, SigningStatus } from './later-pages.tsx'
import { SignByCode } from './sign-by-code.tsx'

/**
 * The pages of a resident's link. They are a document of their own, without the app's router and
 * query client: residents read on phones.
 */
export function ResidentPages({ address }: { address: Pick<Location, 'pathname' | 'search'> }) {
  const [application] = useState(() => parseApplyAddress(address))
  const [{ page, code }] = useState(() => parseResidentAddress(address))

  if (application) {
    return <ApplicationLink {...application} />
  }
  if (page === 'copy') {
    return <EmailedCopy code={code} />
  }
  return code ? <Pages opened={page} code={code} /> : <ClosedLink end="unknown" />
}

function Pages({ opened, code }: { opened: 'sign' | 'status'; code: string }) {
  const [page, setPage] = useState(opened)
  const details = useResource(
    useCallback((signal: AbortSignal) => loadCodeDetails(code, signal), [code]),
    { refetchOnReturn: true, ...(page === 'status' && { pollMs: statusPollMs }) },
  )
  const [wasOpened] = useState(() => isOpenedLink(code))
  const [isPressed, setIsPressed] = useState(false)
  const isOpened = wasOpened || isPressed
  useSyncedLanguage({ code, details: details.data, isOpened })
  useEffect(() => {
    if (page !== opened || isPressed) {
      requestTitleFocus()
    }
  }, [page, opened, isPressed])

  function open() {
    saveOpenedLink(code)
    setIsPressed(true)
  }

  const showStatus = useCallback(() => {
    window.history.replaceState(null, '', residentPaths.signStatus(code))
    setPage('status')
  }, [code])

  return page === 'sign' ? (
    <SignByCode
      code={code}
      details={details}
      isOpened={isOpened}
      onOpen={open}
      onSigned={showStatus}
    />
  ) : (
    <SigningStatus code={code} details={details} />
  )
}
