import { calls } from '@countersign/contract/calls'
import type { Call } from '@countersign/contract/call'

/** Calls whose body may have `limits.requestBytes`: texts, pictures, or a list. All others are small. */
export const largeBodies: ReadonlySet<Call> = new Set<Call>([
  calls.postForm,
  calls.putForm,
  calls.postProperty,
  calls.putProperty,
  calls.downloadPacketFiles,
  calls.remindPackets,
  calls.hidePackets,
  calls.showPacketsAgain,
  calls.patchRoomAnswers,
  calls.postRoomBlanks,
  calls.postRoomAdopt,
  calls.postWebhook,
])
