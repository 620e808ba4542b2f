export { earlierPackets } from './earlier-packets.ts'
export { downloadExecutedFile } from './executed-file.ts'
export type { StoredFile } from './executed-file.ts'
export {
  findOwnPacket,
  findPacket,
  lockOwnPacket,
  lockPacket,
  lockPacketOfGroup,
} from './find-packet.ts'
export { insertPacket } from './insert-packet.ts'
export { movePacket, touchPacket } from './move-packet.ts'
export type { PacketRow } from './packet-row.ts'
export { premisesOf } from './premises.ts'
export { presentOne } from './read-packet.ts'
export { packetRoutes } from './routes.ts'
