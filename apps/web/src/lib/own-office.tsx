import { hasRight, type Right } from '@countersign/contract/rules/offices'
import type { OwnOffice } from '@countersign/contract/schemas/offices'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { createContext, useContext } from 'react'

interface OwnPlace {
  userId: string
  /** Where the member works now; absent for one who is alone, and may do everything. */
  office?: OwnOffice | undefined
}

export const OwnPlaceContext = createContext<OwnPlace>({ userId: '' })

/** Whether the member may do this; the server refuses it anyway. */
export function useMay(right: Right): boolean {
  const { office } = useContext(OwnPlaceContext)

  return office === undefined || hasRight(office.role, right)
}

/** Whether several people make the packets that the member sees. */
export function useHasColleagues(): boolean {
  const { office } = useContext(OwnPlaceContext)

  return office !== undefined && office.people > 1
}

/** Who made the packet, where the member works with others. */
export function useCreator({
  createdBy,
  initiator,
}: Packet): { name: string; isSelf: boolean } | undefined {
  const { userId, office } = useContext(OwnPlaceContext)
  if (office === undefined || office.people === 1) {
    return undefined
  }

  // Without `createdBy`, it is the founder, who bears the id of the office.
  const { _id, name } = createdBy ?? { _id: office._id, name: initiator.name }
  return { name, isSelf: _id === userId }
}

/** Who signs for the owner, where it is not the reader. */
export function useOtherSigner({
  signer,
  initiator,
}: Packet): { _id: string; name: string } | undefined {
  const { userId, office } = useContext(OwnPlaceContext)
  // Without `signer`, it is the founder, who bears the id of the office.
  const person = signer ?? (office && { _id: office._id, name: initiator.name })

  return person?._id === userId ? undefined : person
}

/**
 * Who pays and sends, as a preparer of an office reads it; undefined: the reader may. Who became a preparer
 * may still be named as the signer.
 */
export function useSender({ signer, initiator }: Packet): string | undefined {
  const { userId } = useContext(OwnPlaceContext)
  const sender = signer?._id === userId ? 'a colleague' : (signer?.name ?? initiator.name)

  return useMay('send') ? undefined : sender
}
