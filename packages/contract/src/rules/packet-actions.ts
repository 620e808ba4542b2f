import type { ArchiveReason, PacketStatus } from '../schemas/packets/packet-status.ts'
import type { SigningCapabilities } from '../schemas/packets/signing-capabilities.ts'
import type { Right } from './offices.ts'
import { isEnded } from './packet-lifecycle.ts'

/** What an owner can do with a packet besides its next action. */
export type PacketAction =
  | 'discard'
  | 'cancel'
  | 'change-answers'
  | 'correct'
  | 'remind'
  | 'extend'
  | 'revise'
  | 'use-again'
  | 'print'
  | 'finish-on-paper'
  | 'copies'
  | 'take-over'
  | 'hide'
  | 'show-again'
  | 'download'

/** What binds, costs or reaches others: not for a preparer of an office. */
const bindingActions: readonly PacketAction[] = [
  'cancel',
  'revise',
  'correct',
  'extend',
  'finish-on-paper',
  'copies',
  'take-over',
]

export function rightFor(action: PacketAction): Right {
  return bindingActions.includes(action) ? 'send' : 'prepare'
}

interface PacketFacts {
  status: PacketStatus
  printOnly: boolean
  /** Everyone has signed, and the executed file is being made. */
  sealing: boolean
  anySigned: boolean
  /** Names of co-owners whose turn it is. */
  ownersWaiting: readonly string[]
  hidden: boolean
  executionDate: string | null
  archived: { reason: ArchiveReason } | null
  /** The home is in another state now than when the packet was made. */
  movedHome?: object | undefined
  /** Of a packet that is not sent yet. */
  outdatedForms?: readonly { hasNext: boolean }[] | undefined
  signing: Pick<
    SigningCapabilities,
    'changeAnswers' | 'correctSigner' | 'finishOnPaper' | 'ownerSigner'
  >
}

/** The server refuses by this table, and the screens offer by it. */
export function canDo(action: PacketAction, packet: PacketFacts): boolean {
  const { status, printOnly, sealing, anySigned, hidden, executionDate, archived, signing } = packet
  const { movedHome, ownersWaiting, outdatedForms = [] } = packet
  const hasNewEditions = outdatedForms.length > 0 && outdatedForms.every(({ hasNext }) => hasNext)
  const draft = status === 'CREATED' || status === 'IN_PROGRESS'
  const open = !sealing && !isEnded(status)
  const sent = status === 'AWAITING_TENANT_SIGNATURE' || status === 'AWAITING_LANDLORD_SIGNATURE'

  switch (action) {
    case 'discard':
      return draft
    case 'cancel':
      return open && !draft
    case 'change-answers':
      return (
        !printOnly &&
        !anySigned &&
        signing.changeAnswers &&
        (status === 'AWAITING_PAYMENT' || status === 'AWAITING_TENANT_SIGNATURE')
      )
    case 'correct':
      return (
        !printOnly &&
        open &&
        (status !== 'AWAITING_LANDLORD_SIGNATURE' || ownersWaiting.length > 0) &&
        !(anySigned && signing.correctSigner === 'until-anyone-signs')
      )
    case 'remind':
    case 'extend':
      return status === 'AWAITING_TENANT_SIGNATURE' || ownersWaiting.length > 0
    case 'revise':
      return (
        !printOnly &&
        ((open && (sent || movedHome !== undefined || hasNewEditions)) || isRevisableEnding(packet))
      )
    case 'use-again':
      return !printOnly
    case 'print':
      return !printOnly && open && !draft
    case 'finish-on-paper':
      return (
        !printOnly &&
        open &&
        !draft &&
        !(anySigned && signing.finishOnPaper === 'until-anyone-signs')
      )
    case 'copies':
      return !printOnly && open
    case 'take-over':
      return !printOnly && open && !(sent && signing.ownerSigner === 'until-sent')
    case 'hide':
      return !hidden && isEnded(status)
    case 'show-again':
      return hidden
    case 'download':
      return executionDate !== null || (printOnly && archived?.reason === 'archived')
  }
}

function isRevisableEnding({ executionDate, archived }: PacketFacts): boolean {
  return (
    executionDate === null &&
    (archived?.reason === 'declined' ||
      archived?.reason === 'canceled' ||
      archived?.reason === 'expired')
  )
}
