import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { packetQuery } from './packet-queries.ts'
import { type PacketRoute, redirectFor } from './redirect-for.ts'

interface ConfirmationOptions {
  documentGroupId: string
  here: PacketRoute
  /** The session was left without being finished. */
  onUnfinished: () => void
}

/**
 * Asks the server what stands after a frame has said that it is done: a message is a hint, never
 * proof. The page around polls the packet and goes on as soon as it has moved; `asking` is until then.
 */
export function useConfirmation({ documentGroupId, here, onUnfinished }: ConfirmationOptions) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)

  async function confirm(isSigned: boolean) {
    setAsking(true)
    await client.refetchQueries({ queryKey: packetQuery(documentGroupId).queryKey })
    const packet = client.getQueryData(packetQuery(documentGroupId).queryKey)
    if (!isSigned && packet && !redirectFor(packet, here)) {
      onUnfinished()
    }
  }

  return { asking, confirm, stopAsking: () => setAsking(false) }
}
