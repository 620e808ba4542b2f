import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { canDo } from '@countersign/contract/rules/packet-actions'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SignerActions } from '../../../features/packets/actions/signer-actions.tsx'
import { signingStatusFailedText } from '../../../lib/problem-messages.ts'
import { QueryError } from '../../../ui/query-error.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'

type Invites = SigningInvite[]

interface PacketInvitesProps {
  packet: Packet
  query: UseQueryResult<{ invites: Invites }>
  loadingRows: number
  onRevise: () => void
  children: (
    invites: Invites,
    renderActions: (invite: SigningInvite, nameId: string) => ReactNode,
  ) => ReactNode
}

/** The signers of a packet, each with what the owner can do, or why they cannot be shown. */
export function PacketInvites({
  packet,
  query,
  loadingRows,
  onRevise,
  children,
}: PacketInvitesProps) {
  const invites = query.data?.invites

  return (
    <>
      {query.isPending && <LoadingState shape="rows" count={loadingRows} />}
      {invites &&
        children(invites, (invite, nameId) => (
          <SignerActions
            packet={packet}
            invite={invite}
            invites={invites}
            nameId={nameId}
            onRevise={canDo('revise', packet) ? onRevise : undefined}
          />
        ))}
      {query.isError && !invites && <QueryError query={query} title={signingStatusFailedText} />}
    </>
  )
}
