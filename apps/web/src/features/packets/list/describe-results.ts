import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type {
  ShowAgainResult,
  HideResult,
  RemindResult,
} from '@countersign/contract/schemas/packets/packet-list'
import { formatNames } from '../../../lib/format-names.ts'
import { pluralize } from '../../../lib/pluralize.ts'
import type { ListMessage } from './list-message.tsx'

export function describeReminders(results: readonly RemindResult[]): ListMessage {
  const signers = results.flatMap((result) => result.signers)
  const reminded = signers.filter(({ outcome }) => outcome === 'reminded')
  const details = results.flatMap(({ name, refusal, signers: ofPacket }) => [
    ...(refusal ? [`${name ?? 'A packet'}: ${refusal}`] : []),
    ...ofPacket.flatMap(({ detail }) => (detail ? [`${name ?? 'A packet'}: ${detail}`] : [])),
  ])

  return {
    tone: reminded.length > 0 ? 'green' : 'amber',
    title:
      reminded.length === 0
        ? 'Nobody was reminded.'
        : reminded.length <= 4
          ? `Reminded ${formatNames(reminded.map(({ name }) => name))}.`
          : `Reminded ${reminded.length} people.`,
    details,
  }
}

type Moved = HideResult | ShowAgainResult

export function describeMoved(
  results: readonly Moved[],
  packets: readonly Pick<Packet, 'documentGroupId' | 'formPacketName'>[],
): ListMessage {
  const done = results.filter(({ outcome }) => outcome !== 'refused')
  const nameOf = (id: string) =>
    packets.find(({ documentGroupId }) => documentGroupId === id)?.formPacketName ?? 'A packet'

  return {
    tone: done.length > 0 ? 'green' : 'amber',
    title: describeCount(done),
    details: results
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ documentGroupId, detail }) => `${nameOf(documentGroupId)}: ${detail ?? ''}`),
  }
}

function describeCount(done: readonly Moved[]): string {
  if (done.length === 0) {
    return 'Nothing was changed.'
  }
  const count = pluralize(done.length, 'packet')

  return done[0]?.outcome === 'hidden' ? `Hid ${count}.` : `Showing ${count} again.`
}
