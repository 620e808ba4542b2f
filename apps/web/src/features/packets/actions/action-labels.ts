import type { PacketAction } from '@countersign/contract/rules/packet-actions'

/** The same words everywhere: on the packet's screens and in the dashboard's menu. */
export const actionLabels = {
  discard: 'Discard this packet',
  cancel: 'Cancel this packet',
  'change-answers': 'Change answers',
  correct: 'Correct',
  remind: 'Remind',
  extend: 'Extend',
  revise: 'Revise',
  'use-again': 'Use again',
  print: 'Print',
  'finish-on-paper': 'Finished on paper',
  copies: 'Copies to others',
  'take-over': 'Take over the owner’s signature',
  hide: 'Hide',
  'show-again': 'Show again',
  download: 'Download',
} as const satisfies Record<PacketAction, string>
