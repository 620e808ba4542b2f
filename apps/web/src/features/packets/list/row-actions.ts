import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { canDo, rightFor, type PacketAction } from '@countersign/contract/rules/packet-actions'
import { actionLabels } from '../actions/action-labels.ts'

export type RowAction = 'history' | (typeof inOrder)[number]

const inOrder = [
  'remind',
  'correct',
  'change-answers',
  'revise',
  'extend',
  'print',
  'finish-on-paper',
  'use-again',
  'download',
  'hide',
  'show-again',
  'cancel',
  'discard',
] as const satisfies PacketAction[]

export type DialogAction =
  | 'history'
  | 'correct'
  | 'change-answers'
  | 'revise'
  | 'extend'
  | 'finish-on-paper'
  | 'use-again'
  | 'cancel'
  | 'discard'

export const rowActionLabels = {
  ...actionLabels,
  history: 'History',
} as const satisfies Record<RowAction, string>

export function rowActions(packet: Packet, { maySend }: { maySend: boolean }): RowAction[] {
  return [
    'history',
    ...inOrder.filter(
      (action) => canDo(action, packet) && (maySend || rightFor(action) === 'prepare'),
    ),
  ]
}
