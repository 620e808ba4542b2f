export { deleteAddressesJob } from './delete-addresses.ts'
export { deleteDraftsJob } from './delete-drafts.ts'
export { deleteExpiredJob } from './delete-expired.ts'
export { deleteExpiredPacketsJob } from './delete-expired-packets.ts'
export { deletePacket } from './delete-packet.ts'
export { deletePacketFilesJob } from './delete-packet-files.ts'
export { deleteUnnamedFilesJob } from './delete-unnamed-files.ts'
export { deleteUnsealedFilesJob } from './delete-unsealed-files.ts'
export { deleteUnsavedGroupsJob } from './delete-unsaved-groups.ts'
export {
  decideRetention,
  readPacketFacts,
  type PacketFacts,
  type PacketRetention,
} from './packet-retention.ts'
