import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { withoutPunctuation } from '@countersign/contract/rules/read-link'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { MovedHome, waitsForNewState } from '../../../features/packets/progress/moved-home.tsx'
import {
  packetQuery,
  polledPacketQuery,
} from '../../../features/packets/progress/packet-queries.ts'
import { type PacketRoute, redirectFor } from '../../../features/packets/progress/redirect-for.ts'
import { LeavingPage } from '../../../lib/leave-page.ts'
import { paths } from '../../../lib/paths.ts'
import { fetchPacketsFailedText } from '../../../lib/problem-messages.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageError } from '../../../ui/page-error.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { packetPath } from './packet-path.ts'

interface PacketPageProps {
  here: PacketRoute
  /** Polls every 3 s, where others can move the packet. */
  polled?: boolean
  failedText?: string
  children: (packet: Packet) => ReactNode
}

const pageTitle = 'This packet could not be loaded'
const toLegalForms = <ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>

/** Redirects to the right screen if the packet's status does not fit this one. */
export function PacketPage(props: PacketPageProps) {
  const [query] = useSearchParams()
  const documentGroupId = withoutPunctuation(query.get('documentGroupId') ?? '')
  if (!documentGroupId) {
    return (
      <>
        <PageTitle>{pageTitle}</PageTitle>
        <Card>
          <ErrorState
            title="This link is incomplete. Open the packet from your list."
            action={toLegalForms}
          />
        </Card>
      </>
    )
  }

  return <PacketLoader key={documentGroupId} {...props} documentGroupId={documentGroupId} />
}

function PacketLoader(props: PacketPageProps & { documentGroupId: string }) {
  const { documentGroupId, here, polled, failedText = fetchPacketsFailedText, children } = props
  const packet = useQuery(
    polled ? polledPacketQuery(documentGroupId) : packetQuery(documentGroupId),
  )
  const [isLeaving, setIsLeaving] = useState(false)
  if (!packet.data) {
    return packet.isError ? (
      <PageError pageTitle={pageTitle} query={packet} fallback={failedText} action={toLegalForms} />
    ) : (
      <LoadingState shape="text" count={6} />
    )
  }

  const there = redirectFor(packet.data, here)
  if (!there) {
    return (
      <LeavingPage value={() => setIsLeaving(true)}>
        {here !== 'read' && waitsForNewState(packet.data) ? (
          <MovedHome packet={packet.data} />
        ) : (
          children(packet.data)
        )}
      </LeavingPage>
    )
  }
  // Cached data may be outdated: only a fresh response redirects.
  return packet.isFetchedAfterMount && !isLeaving ? (
    <Navigate to={packetPath(there, documentGroupId)} replace />
  ) : (
    <LoadingState shape="text" count={6} />
  )
}
