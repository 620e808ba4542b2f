import type { SignerRole } from '@countersign/answers/field'
import { SigningError } from '../../../errors.ts'
import type { Engine } from '../engine.ts'
import { filterVisibleDocuments } from '../envelope/visibility.ts'
import { renderMerged } from './render-merged.ts'
import { loadDocuments } from '../envelope/envelope-documents.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import { explainEnd, requireEnvelope, requireRecipient } from '../envelope/recipients.ts'

/** What a signer has just signed, for them to keep before the others have signed. */
export async function getSignedCopy(
  engine: Engine,
  { groupId, role }: { groupId: string; role: SignerRole },
): Promise<{ pdf: Uint8Array }> {
  const envelope = requireEnvelope(await engine.store.read(groupId))
  const end = explainEnd(envelope)
  if (end) {
    throw new SigningError('group-closed', end)
  }
  const { signedAt } = requireRecipient(envelope, role)
  if (!signedAt) {
    throw new SigningError('not-your-turn', 'You can get a copy once you have signed.')
  }

  const loaded = await loadDocuments(engine, envelope)
  const { pdf } = await renderMerged(engine, envelope, {
    documents: filterVisibleDocuments(loaded, role),
    createdAt: new Date(signedAt),
    people: getSignerFacts(envelope),
  })
  return { pdf }
}
