import type { RoomField } from '@countersign/contract'
import type { Words } from '../words/en.ts'

type Source = keyof Words['fill']['from']

const sources: Record<string, Source> = {
  property: 'property',
  premises: 'property',
  unit: 'unit',
  signers: 'signers',
  user: 'account',
  initiator: 'account',
  packet: 'packet',
  today: 'today',
}

/** Where the first answer of a field came from, by the path that it was read from. */
export function prefillSource({ prefill }: RoomField): Source | undefined {
  return sources[prefill?.split('.')[0] ?? '']
}
