import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useMutation } from '@tanstack/react-query'
import { describeMoved } from './describe-results.ts'
import { failure, type ListMessage } from './list-message.tsx'
import { movePacketsMutation } from './packets-query.ts'

/** Hides several packets, with Undo for those that were not hidden before. */
export function usePutPacketsAway(onMessage: (message: ListMessage) => void) {
  const { mutate, isPending } = useMutation(movePacketsMutation)

  function move(packets: readonly Packet[], away: boolean, onDone?: () => void) {
    mutate(
      { ids: packets.map(({ documentGroupId }) => documentGroupId), away },
      {
        onSuccess: ({ results }) => {
          const done = new Set(
            results
              .filter(({ outcome }) => outcome !== 'refused')
              .map(({ documentGroupId }) => documentGroupId),
          )
          const moved = packets.filter(
            ({ documentGroupId, putAway = false }) => done.has(documentGroupId) && putAway !== away,
          )
          const back = moved.map((packet) => ({ ...packet, putAway: away }))
          onMessage({
            ...describeMoved(results, packets),
            ...(moved.length > 0 && {
              undo: {
                label: away ? 'Bring back' : 'Put away',
                run: () => move(back, !away),
              },
            }),
          })
          onDone?.()
        },
        onError: (error) => onMessage(failure(away ? 'Put away' : 'Bring back', error)),
      },
    )
  }

  return {
    isPending,
    putAway: (packets: readonly Packet[], { onDone }: { onDone: () => void }) =>
      move(packets, true, onDone),
  }
}
