import type { RoomField } from '@countersign/contract'
import type { Messages } from '../i18n/en.ts'

type Source = keyof Messages['fill']['from']

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

/**
 * Where the first answer of a field came from, as a sentence: an earlier packet of that name, or what
 * the path says that it was read from.
 */
export function saySource(
  { prefill }: RoomField,
  earlier: string | undefined,
  { from, fromEarlier }: Messages['fill'],
): string | undefined {
  if (earlier !== undefined) {
    return fromEarlier(earlier)
  }

  const source = sources[prefill?.split('.')[0] ?? '']
  return source && from[source]
}
