import type { Verdict } from '@countersign/contract'
import { verifySeal } from '@countersign/esign'
import type { Context } from '../../kernel/context.ts'

/** Says whether a file is one of ours and unchanged. Nothing of it is kept. */
export async function verifyFile(ctx: Context, pdf: Uint8Array): Promise<Verdict> {
  if (!isPdf(pdf)) {
    return notAPdf
  }

  const seal = verifySeal(pdf, ctx.parts.authority.trustedRootPems())
  return {
    verdict: seal.verdict,
    words: seal.explanation,
    sealedAt: seal.sealedAt ?? null,
    sealedBy: seal.sealedBy ?? null,
    // Our seals are PAdES B-B: the time is the sealer's own (ETSI EN 319 142-1, 6.3).
    trustedTime: false,
  }
}

/** Readers look for the header in the first kilobyte (ISO 32000-1, annex H, note 13). */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

const notAPdf: Verdict = {
  verdict: 'not-a-pdf',
  words: 'This file is not a PDF. Choose the executed document as you received it.',
  sealedAt: null,
  sealedBy: null,
  trustedTime: false,
}
