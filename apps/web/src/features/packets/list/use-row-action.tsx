import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import {
  changeAnswersMutation,
  hideMutation,
  restorePacketMutation,
} from '../actions/action-queries.ts'
import { usePaperFile } from '../actions/use-paper-file.ts'
import { describeReminders } from './describe-results.ts'
import { failure, type ListMessage } from './list-message.tsx'
import { executedFileMutation, remindPacketsMutation } from './packets-query.ts'
import { rowActionLabels, type DialogAction, type RowAction } from './row-actions.ts'
import { RowDialog } from './row-dialog.tsx'

interface Chosen {
  action: DialogAction
  packet: Packet
}

/** Runs what was chosen in a row's menu: at once, in a dialog, or on a screen of the packet. */
export function useRowAction(onMessage: (message: ListMessage | undefined) => void): {
  choose: (action: RowAction, packet: Packet) => void
  dialog: ReactNode
} {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen>()
  const remind = useMutation(remindPacketsMutation)
  const download = useMutation(executedFileMutation)
  const { open: openPaperFile } = usePaperFile()
  const reopen = useMutation(changeAnswersMutation)
  const setHidden = useHide(onMessage)
  const tellDiscarded = useRestore(onMessage)

  function choose(action: RowAction, packet: Packet) {
    onMessage(undefined)
    const { documentGroupId, formPacketName, status } = packet
    const onError = (error: Error) => onMessage(failure(rowActionLabels[action], error))
    switch (action) {
      case 'remind':
        remind.mutate(
          { ids: [documentGroupId] },
          { onSuccess: ({ results }) => onMessage(describeReminders(results)), onError },
        )
        return
      case 'download':
        download.mutate(documentGroupId, {
          onSuccess: (file) => saveFile(file, `${formPacketName}.pdf`),
          onError,
        })
        return
      case 'print':
        openPaperFile(packet, onError)
        return
      case 'hide':
      case 'show-again':
        setHidden(packet, action === 'hide')
        return
      case 'change-answers':
        // Nothing was sent yet, so nothing has to be confirmed.
        if (status === 'AWAITING_PAYMENT') {
          reopen.mutate(documentGroupId, {
            onSuccess: () => navigate(paths.start(documentGroupId)),
            onError,
          })
        } else {
          setChosen({ action, packet })
        }
        return
      case 'history':
      case 'correct':
      case 'revise':
      case 'extend':
      case 'finish-on-paper':
      case 'take-over':
      case 'use-again':
      case 'cancel':
      case 'discard':
        setChosen({ action, packet })
    }
  }

  function finish({ action, packet }: Chosen) {
    setChosen(undefined)
    if (action === 'discard') {
      tellDiscarded(packet)
    }
  }

  return {
    choose,
    dialog: chosen && (
      <RowDialog
        {...chosen}
        onClose={() => setChosen(undefined)}
        onDone={() => finish(chosen)}
        onRevise={() => setChosen({ ...chosen, action: 'revise' })}
      />
    ),
  }
}

/** With a way back, for a slip of the hand. */
function useHide(onMessage: (message: ListMessage) => void) {
  const { mutate } = useMutation(hideMutation)

  return function move(packet: Packet, hide: boolean) {
    const name = `“${packet.formPacketName}”`
    mutate(
      { docGroupId: packet.documentGroupId, hide },
      {
        onSuccess: () =>
          onMessage({
            tone: 'green',
            title: hide ? `${name} is hidden.` : `${name} is shown again.`,
            undo: {
              label: hide ? 'Show again' : 'Hide',
              run: () => move(packet, !hide),
            },
          }),
        onError: (error) => onMessage(failure(hide ? 'Hide' : 'Show again', error)),
      },
    )
  }
}

function useRestore(onMessage: (message: ListMessage) => void) {
  const { mutate } = useMutation(restorePacketMutation)

  function restore({ documentGroupId, formPacketName }: Packet) {
    mutate(documentGroupId, {
      onSuccess: () => onMessage({ tone: 'green', title: `“${formPacketName}” is back.` }),
      onError: (error) => onMessage(failure('Undo', error)),
    })
  }

  return function tellDiscarded(packet: Packet) {
    onMessage({
      tone: 'neutral',
      title: `“${packet.formPacketName}” is discarded.`,
      undo: { label: 'Undo', run: () => restore(packet) },
    })
  }
}
