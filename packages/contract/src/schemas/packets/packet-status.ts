import { z } from 'zod'
import { archiveReasons, packetStatuses } from '../../rules/packet-lifecycle.ts'

export const PacketStatus = z.enum(packetStatuses)
export type PacketStatus = z.infer<typeof PacketStatus>

export const ArchiveReason = z.enum(archiveReasons)
export type ArchiveReason = z.infer<typeof ArchiveReason>
