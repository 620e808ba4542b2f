import type { SignerRole } from '@countersign/answers'
import { SigningError } from '../../../errors.ts'
import type { Engine } from '../engine.ts'
import { documentsFor } from '../envelope/visibility.ts'
import { drawTogether } from './render-merged.ts'
import { loadDocuments } from '../envelope/envelope-documents.ts'
import { peopleOf } from '../envelope/signer-facts.ts'
import { endOf, found, recipientOf } from '../envelope/recipients.ts'

/** What a signer has just signed, as it stands: theirs to keep before the others have signed. */
export async function standingFile(
  engine: Engine,
  { groupId, role }: { groupId: string; role: SignerRole },
): Promise<{ pdf: Uint8Array }> {
  const envelope = found(await engine.store.read(groupId))
  const end = endOf(envelope)
  if (end) {
    throw new SigningError('group-closed', end)
  }
  const { signedAt } = recipientOf(envelope, role)
  if (!signedAt) {
    throw new SigningError('not-your-turn', 'There is a copy to keep once you have signed.')
  }

  const loaded = await loadDocuments(engine, envelope)
  const { pdf } = await drawTogether(engine, envelope, {
    documents: documentsFor(loaded, role),
    createdAt: new Date(signedAt),
    people: peopleOf(envelope),
  })
  return { pdf }
}
