import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useMutation } from '@tanstack/react-query'
import { describeMoved } from './describe-results.ts'
import { failure, type ListMessage } from './list-message.tsx'
import { movePacketsMutation } from './packets-query.ts'

/** Hides several packets, with Undo for those that were not hidden before. */
export function useHidePackets(onMessage: (message: ListMessage) => void) {
  const { mutate, isPending } = useMutation(movePacketsMutation)

  function move(packets: readonly Packet[], hide: boolean, onDone?: () => void) {
    mutate(
      { ids: packets.map(({ documentGroupId }) => documentGroupId), hide },
      {
        onSuccess: ({ results }) => {
          const done = new Set(
            results
              .filter(({ outcome }) => outcome !== 'refused')
              .map(({ documentGroupId }) => documentGroupId),
          )
          const moved = packets.filter(
            ({ documentGroupId, hidden = false }) => done.has(documentGroupId) && hidden !== hide,
          )
          const back = moved.map((packet) => ({ ...packet, hidden: hide }))
          onMessage({
            ...describeMoved(results, packets),
            ...(moved.length > 0 && {
              undo: {
                label: hide ? 'Show again' : 'Hide',
                run: () => move(back, !hide),
              },
            }),
          })
          onDone?.()
        },
        onError: (error) => onMessage(failure(hide ? 'Hide' : 'Show again', error)),
      },
    )
  }

  return {
    isPending,
    hide: (packets: readonly Packet[], { onDone }: { onDone: () => void }) =>
      move(packets, true, onDone),
  }
}
