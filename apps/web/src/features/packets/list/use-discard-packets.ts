import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packetCalls } from '@countersign/contract/calls/packets'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'
import { pluralize } from '../../../lib/pluralize.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'
import type { ListMessage } from './list-message.tsx'

interface Change {
  packets: readonly Packet[]
  undo: boolean
}

interface Changed {
  done: Packet[]
  /** One sentence for each packet that stayed as it was. */
  refused: string[]
}

/** Discards several drafts, with Undo for those that are discarded. */
export function useDiscardPackets(onMessage: (message: ListMessage) => void) {
  const { mutate, isPending } = useMutation(changePacketsMutation)

  function restore(packets: readonly Packet[]) {
    mutate(
      { packets, undo: true },
      {
        onSuccess: ({ done, refused }) =>
          onMessage({
            tone: done.length > 0 ? 'green' : 'amber',
            title:
              done.length > 0 ? `Restored ${pluralize(done.length, 'packet')}.` : nothingChanged,
            details: refused,
          }),
      },
    )
  }

  function discard(packets: readonly Packet[], { onDone }: { onDone: () => void }) {
    mutate(
      { packets, undo: false },
      {
        onSuccess: ({ done, refused }) => {
          onMessage({
            tone: done.length > 0 ? 'neutral' : 'amber',
            title:
              done.length > 0 ? `Discarded ${pluralize(done.length, 'packet')}.` : nothingChanged,
            details: refused,
            ...(done.length > 0 && { undo: { label: 'Undo', run: () => restore(done) } }),
          })
          onDone()
        },
      },
    )
  }

  return { discard, isPending }
}

const nothingChanged = 'Nothing was changed.'

/** One call for each, as from its own menu; what one of them refuses keeps the others from nothing. */
const changePacketsMutation = mutationOptions({
  mutationFn: async ({ packets, undo }: Change): Promise<Changed> => {
    const changed: Changed = { done: [], refused: [] }
    for (const packet of packets) {
      const params = { docGroupId: packet.documentGroupId }
      try {
        await (undo
          ? callApi(packetCalls.restorePacket, { params })
          : callApi(packetCalls.discardPacket, { params }))
        changed.done.push(packet)
      } catch (error) {
        changed.refused.push(`${packet.formPacketName}: ${errorMessage(error)}`)
      }
    }
    return changed
  },
  onSettled: (_answer, _error, _change, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['packets'] }),
})
