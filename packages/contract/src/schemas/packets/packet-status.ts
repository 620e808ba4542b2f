import { z } from 'zod'
import { packetGroups } from '../../rules/packet-groups.ts'
import { archiveReasons, executedOnValues, packetStatuses } from '../../rules/packet-lifecycle.ts'

export const PacketStatus = z.enum(packetStatuses)
export type PacketStatus = z.infer<typeof PacketStatus>

export const ArchiveReason = z.enum(archiveReasons)
export type ArchiveReason = z.infer<typeof ArchiveReason>

export const PacketGroup = z.enum(packetGroups)
export type PacketGroup = z.infer<typeof PacketGroup>

export const ExecutedOn = z.enum(executedOnValues)
export type ExecutedOn = z.infer<typeof ExecutedOn>
