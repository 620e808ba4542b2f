import { formatDay } from '@countersign/answers/format-day'
import type { Verdict } from '@countersign/contract/schemas/verify'
import { executedFiles } from '@countersign/database'
import type { FileInspection } from '@countersign/seal/verify/inspect-file'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import type { ReceivedFile } from '../../kernel/received-file.ts'

/** Whether we sealed this file and it is unchanged. The file is not stored. */
export async function verifyFile(ctx: Context, file: ReceivedFile): Promise<Verdict> {
  if (!isPdf(file)) {
    return notAPdf(file)
  }

  const roots = () => ctx.ports.authority.ownRoots()
  const { ip: address } = ctx.origin
  const verdict = present(await ctx.ports.verifier.inspect({ path: file.path, roots, address }))
  const keptAt = verdict.verdict === 'genuine' ? undefined : await findKept(ctx, verdict)
  return keptAt ? toOnRecord(verdict, keptAt) : verdict
}

/** A provider's file has no seal of ours; the bytes that we keep are the proof. */
async function findKept(ctx: Context, { fileSha256 }: Verdict): Promise<Date | undefined> {
  const [kept] = await ctx.db
    .select({ sealedAt: executedFiles.sealedAt })
    .from(executedFiles)
    .where(eq(executedFiles.sha256, fileSha256))
    .limit(1)

  return kept?.sealedAt
}

function toOnRecord(verdict: Verdict, keptAt: Date): Verdict {
  return {
    ...verdict,
    verdict: 'on-record',
    words: `This file is, byte for byte, the one that this installation received and has kept since ${formatDay(keptAt.toISOString().slice(0, 10))}. It has no seal of ours: it was compared with the stored file.`,
    sealedAt: keptAt.toISOString(),
  }
}

/** The header may be anywhere in the first kilobyte (ISO 32000-1, annex H, note 13). */
function isPdf({ head }: ReceivedFile): boolean {
  return Buffer.from(head).includes('%PDF-')
}

function present(file: FileInspection): Verdict {
  const { certificate, digest, evidence } = file
  return {
    verdict: file.verdict,
    words: file.explanation,
    sealedAt: file.sealedAt ?? null,
    sealedBy: file.sealedBy ?? null,
    trustedTime: file.trustedTime,
    level: file.level ?? null,
    timeStamps: file.timeStamps,
    certificate: certificate ?? null,
    digest: digest ?? null,
    fileSha256: file.fileSha256,
    changes: file.changes,
    evidence: evidence ? presentEvidence(evidence) : null,
  }
}

function presentEvidence({ packetId, packetName, premises, documents, signers }: Evidence) {
  return {
    packetId: packetId ?? null,
    packetName: packetName ?? null,
    home: premises ?? null,
    documents: documents.map(({ title, edition, pages, sha256: hash }) => ({
      title,
      edition: edition ?? null,
      pages: pages ?? null,
      sha256: hash ?? null,
    })),
    signers: signers.map(({ name, signingFor, label, signedAt, consentedAt }) => ({
      name,
      signingFor: signingFor ?? null,
      label: label ?? null,
      signedAt: signedAt ?? null,
      consentedAt: consentedAt ?? null,
    })),
  }
}

type Evidence = NonNullable<FileInspection['evidence']>

function notAPdf(file: ReceivedFile): Verdict {
  return {
    verdict: 'not-a-pdf',
    words: 'This file is not a PDF. Choose the executed document as you received it.',
    sealedAt: null,
    sealedBy: null,
    trustedTime: false,
    level: null,
    timeStamps: [],
    certificate: null,
    digest: null,
    fileSha256: file.sha256,
    changes: [],
    evidence: null,
  }
}
