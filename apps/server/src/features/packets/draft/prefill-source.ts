import type { PrefillSource } from '@countersign/signing/provider'
import type { PacketRow } from '../../packet/index.ts'

/** Keys of text that a state's law requires and that the owner has inserted. */
const stateTexts = ['.stateText', '.stateNotice']

/** The answers of a packet, for a home in this state: text of another state's law is not copied. */
export function prefillSource(
  { documentGroupId, address }: Pick<PacketRow, 'documentGroupId' | 'address'>,
  state: string,
): PrefillSource {
  return {
    groupId: documentGroupId,
    ...(address.state !== state && { exceptEndings: stateTexts }),
  }
}
