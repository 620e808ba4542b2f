import { packetCalls } from '@countersign/contract/calls/packets'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { callApi } from '../../../lib/api.ts'
import { packetQuery } from './packet-queries.ts'
import { type PacketRoute, redirectFor } from './redirect-for.ts'

interface ConfirmationOptions {
  documentGroupId: string
  here: PacketRoute
  /** Otherwise the server asks the provider. */
  signsInOurRoom: boolean
  /** The session was closed before it was finished. */
  onUnfinished: () => void
}

/** Polls without the server's agreement, about 15 s, after which the screen offers a way out. */
const patience = 5

/**
 * Confirms with the server after the frame reports completion: the message is no proof.
 * The page polls the packet and moves on as soon as its status changes.
 */
export function useConfirmation(options: ConfirmationOptions) {
  const { documentGroupId, here, signsInOurRoom, onUnfinished } = options
  const client = useQueryClient()
  const polls = usePollCount(documentGroupId)
  /** The number of polls when the frame reported. */
  const [since, setSince] = useState<number>()

  async function confirm(isSigned: boolean) {
    setSince(polls)
    if (!signsInOurRoom) {
      await callApi(packetCalls.postOwnerReturn, { params: { docGroupId: documentGroupId } }).catch(
        () => undefined,
      )
    }
    await client.refetchQueries({ queryKey: packetQuery(documentGroupId).queryKey })
    const packet = client.getQueryData(packetQuery(documentGroupId).queryKey)
    if (!isSigned && packet && !redirectFor(packet, here)) {
      onUnfinished()
    }
  }

  return {
    asking: since !== undefined,
    /** The server still has the packet where it was. */
    stuck: since !== undefined && polls - since > patience,
    confirm,
    stop: () => setSince(undefined),
  }
}

/** Counts answers and failures alike. */
function usePollCount(documentGroupId: string): number {
  const client = useQueryClient()
  const { queryKey } = packetQuery(documentGroupId)

  return useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => {
      const state = client.getQueryState(queryKey)
      return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
    },
  )
}
