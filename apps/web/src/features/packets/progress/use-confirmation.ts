import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { packetQuery } from './packet-queries.ts'
import { type PacketRoute, redirectFor } from './redirect-for.ts'

interface ConfirmationOptions {
  documentGroupId: string
  here: PacketRoute
  /** The session was closed before it was finished. */
  onUnfinished: () => void
}

/**
 * Confirms with the server after the frame reports completion: the message is a hint, never proof.
 * The page polls the packet and moves on as soon as its status changes.
 */
export function useConfirmation({ documentGroupId, here, onUnfinished }: ConfirmationOptions) {
  const client = useQueryClient()
  const [confirming, setConfirming] = useState(false)

  async function confirm(isSigned: boolean) {
    setConfirming(true)
    await client.refetchQueries({ queryKey: packetQuery(documentGroupId).queryKey })
    const packet = client.getQueryData(packetQuery(documentGroupId).queryKey)
    if (!isSigned && packet && !redirectFor(packet, here)) {
      onUnfinished()
    }
  }

  return { asking: confirming, confirm, stop: () => setConfirming(false) }
}
