export { cancelPacket } from './cancel-packet.ts'
export { createDocumentGroup } from './create-document-group.ts'
export { EndGroup, endGroup, endGroupJob } from './end-group.ts'
export { endPacket } from './end-packet.ts'
export { createEnvelopeStore } from './envelope-store.ts'
export {
  enqueueExecution,
  ExecutePacket,
  executePacket,
  executePacketJob,
} from './execute-packet.ts'
export { ExpireInvites, expireInvites, expireInvitesJob } from './expire-invites.ts'
export { ForgetRooms, forgetRooms, forgetRoomsJob } from './forget-rooms.ts'
export { mailYourTurn } from './mail-your-turn.ts'
export { standingOfGroup } from './group-standing.ts'
export type { GroupStage } from './group-standing.ts'
export {
  enqueueRevisions,
  RecordRevisions,
  recordRevisions,
  recordRevisionsJob,
} from './record-revisions.ts'
export { ResumeUnfinished, resumeUnfinished, resumeUnfinishedJob } from './resume-unfinished.ts'
export { esignRoutes } from './routes.ts'
export { enqueuePrinting, PrintPacket, printPacket, printPacketJob } from './print-packet.ts'
export { sendForSignature } from './send-for-signature.ts'
export { createSigningLink } from './signing-link.ts'
