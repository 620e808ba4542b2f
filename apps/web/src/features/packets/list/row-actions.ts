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
  'take-over',
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
  | 'take-over'
  | 'use-again'
  | 'cancel'
  | 'discard'

export const rowActionLabels = {
  ...actionLabels,
  history: 'History',
} as const satisfies Record<RowAction, string>

interface Member {
  maySend: boolean
  /** Somebody else signs the packet for the owner. */
  mayTakeOver: boolean
}

export function rowActions(packet: Packet, { maySend, mayTakeOver }: Member): RowAction[] {
  return [
    'history',
    ...inOrder.filter(
      (action) =>
        canDo(action, packet) &&
        (action !== 'take-over' || mayTakeOver) &&
        (maySend || rightFor(action) === 'prepare'),
    ),
  ]
}
