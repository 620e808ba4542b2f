import type { Envelope } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { FilledFile } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { omitUnfinished } from '../envelope/answers-by-signer.ts'
import { loadDocuments } from '../envelope/envelope-documents.ts'
import { requireEnvelope } from '../envelope/recipients.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import { describeDraft } from './describe-draft.ts'
import { renderMerged } from './render-merged.ts'

/** The same envelope gives the same bytes: its times are those of what happened. */
export async function getDraftFile(
  engine: Engine,
  { groupId, forPaper }: { groupId: string; forPaper?: true },
): Promise<FilledFile> {
  const envelope = requireEnvelope(await engine.store.read(groupId))
  const filledAt = requireDraft(envelope)
  const documents = await loadDocuments(engine, envelope)
  const values = omitUnfinished(documents, envelope)
  const times = [filledAt, ...envelope.recipients.flatMap(({ signedAt }) => signedAt ?? [])]

  const file = await renderMerged(
    engine,
    { ...envelope, values },
    {
      documents,
      createdAt: new Date(times.toSorted().at(-1) ?? filledAt),
      people: getSignerFacts(envelope),
      ...(!forPaper && { footers: describeDraft(envelope) }),
    },
  )
  return { ...file, filledAt }
}

/** When it was filled. Throws `not-filled` before that and `group-closed` once everyone has signed. */
export function requireDraft({ state, filled }: Envelope): string {
  if (state === 'complete') {
    throw new SigningError(
      'group-closed',
      'Everyone has signed, so there is no draft. Download the signed file.',
    )
  }
  if (!filled) {
    throw new SigningError('not-filled', 'The documents have not been filled out yet.')
  }
  return filled.at
}
