/** The groups of the dashboard, by who has to act. The database computes a packet's group. */
export const packetGroups = ['needs-you', 'waiting', 'done'] as const
type PacketGroup = (typeof packetGroups)[number]

export const packetGroupLabels = {
  'needs-you': 'Needs you',
  waiting: 'Waiting for others',
  done: 'Done',
} as const satisfies Record<PacketGroup, string>

export const packetSorts = [
  'created',
  'name',
  'executed',
  'residents',
  'address',
  'status',
] as const
