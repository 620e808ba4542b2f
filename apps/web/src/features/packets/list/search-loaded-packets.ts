import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useQueryClient } from '@tanstack/react-query'
import { packetsQuery, type PacketFilter } from './packets-query.ts'

/** What a search finds in the list that was loaded before, until the server has searched all packets. */
export function useLoadedPackets(filter: PacketFilter): Packet[] {
  const client = useQueryClient()
  const { searchTerm, ...others } = filter
  const loaded = searchTerm ? client.getQueryData(packetsQuery(others).queryKey) : undefined

  return (loaded?.pages ?? [])
    .flatMap(({ packets }) => packets)
    .filter((packet) => matches(packet, searchTerm ?? ''))
}

function matches(packet: Packet, searchTerm: string): boolean {
  const { formPacketName, property, unit, tenants, documents } = packet
  const { name, address } = property
  const texts = [formPacketName, name, address.street, address.city, unit.name]
  const text = toPlain(
    [...texts, ...tenants.map((one) => one.name), ...documents.map(({ title }) => title)].join(' '),
  )

  return toPlain(searchTerm)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Without case and accents. */
function toPlain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
