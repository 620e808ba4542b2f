import { signsByLink } from '@countersign/answers/field'
import { canonicalJson } from '@countersign/answers/canonical-json'
import type { EnvelopeDocument } from '../../../envelope.ts'
import type { SignerCorrectedFacts } from '../../../envelope-events.ts'
import { SigningError } from '../../../errors.ts'
import type { SignerCorrection } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { omitUnfinished, signerPath } from '../envelope/answers-by-signer.ts'
import { getDocumentAnswers, loadDocuments } from '../envelope/envelope-documents.ts'
import { hashFilledDocument } from '../envelope/filled-document.ts'
import { requireEnvelope } from '../envelope/recipients.ts'
import { type CorrectionPlan, planCorrection } from './plan-correction.ts'
import { listPartyTexts, requireDrawable } from './validate-parties.ts'

/**
 * Idempotent. Changed documents are rendered before the lock; if anything in them has changed until
 * then, it starts again. Under the lock, so that a Finish that commits first prevents it.
 */
export async function correctSigner(engine: Engine, input: SignerCorrection): Promise<void> {
  requireParty(input)
  const before = requireEnvelope(await engine.store.read(input.groupId))
  const documents = await loadDocuments(engine, before)
  const expected = planCorrection(documents, before, input, engine.clock().toISOString())
  const hashes = expected ? await hashChanged(engine, expected) : new Map<string, string>()

  const isDone = await engine.store.transaction(async (tx) => {
    const envelope = requireEnvelope(await tx.lock(input.groupId))
    const at = engine.clock().toISOString()
    const plan = planCorrection(documents, envelope, input, at)
    if (!plan) {
      return true
    }
    if (!expected || contentToHash(plan) !== contentToHash(expected)) {
      return false
    }
    await tx.supersedeSessions({ envelopeId: input.groupId, role: input.role })
    await tx.save({ ...plan.envelope, documents: addHashes(plan, hashes) }, [
      {
        type: 'envelope.signer-corrected',
        role: 'LLEdit',
        at,
        data: { ...plan.facts, ...listHashes(hashes) },
      },
    ])
    return true
  })
  if (!isDone) {
    await correctSigner(engine, input)
  }
}

function requireParty(input: SignerCorrection): void {
  const path = signsByLink(input.role) ? signerPath(input.role) : 'initiator'
  const texts = listPartyTexts(path, input)
  requireDrawable(texts)
  const problems = texts
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => ({ key, message: 'Enter a name and an email address.' }))
  const [first] = problems
  if (first) {
    throw new SigningError('invalid-values', first.message, problems)
  }
}

async function hashChanged(engine: Engine, plan: CorrectionPlan): Promise<Map<string, string>> {
  const values = omitUnfinished(plan.documents, plan.envelope)
  const hashed = plan.resent.map(
    async (loaded) =>
      [loaded.document.documentId, await hashFilledDocument(engine, loaded, values)] as const,
  )
  return new Map(await Promise.all(hashed))
}

/** What `hashChanged` depends on. */
function contentToHash({ documents, envelope, resent }: CorrectionPlan): string {
  const values = omitUnfinished(documents, envelope)
  return canonicalJson(
    resent.map((loaded) => [loaded.document.documentId, getDocumentAnswers(loaded, values)]),
  )
}

function addHashes(
  { envelope }: CorrectionPlan,
  hashes: ReadonlyMap<string, string>,
): EnvelopeDocument[] {
  return envelope.documents.map((document) => {
    const sentSha256 = hashes.get(document.documentId)
    return sentSha256 === undefined ? document : { ...document, sentSha256 }
  })
}

function listHashes(hashes: ReadonlyMap<string, string>): Pick<SignerCorrectedFacts, 'documents'> {
  return hashes.size > 0 ? { documents: [...hashes].map(([id, hash]) => `${id} ${hash}`) } : {}
}
