import type { PDF } from '@libpdf/core'
import { writeLateTexts } from '../pdf/text/late-text.ts'
import type { LateText } from '../pdf/text/late-text.ts'
import { sha256 } from '../sha256.ts'
import { wrapLines } from './certificate-canvas.ts'
import type { CertificateFacts } from './certificate-facts.ts'
import { valueBlock } from './certificate-rows.ts'
import { getLateText, lateKeys } from './late-facts.ts'

/** Writes what was reserved on the certificate, into a copy of its pages. */
export function writeLateFacts(pdf: PDF, late: readonly LateText[], facts: CertificateFacts): void {
  const texts = new Map<string, string>(lateKeys.map((key) => [key, getLateText(facts, key) ?? '']))
  writeLateTexts(pdf, late, ({ key }) => wrapLines(valueBlock(texts.get(key) ?? '')))
}

/** By what the certificate's pages are drawn before its late texts are known. */
export function hashEarlyFacts(facts: CertificateFacts): string {
  const { completedAt: _, sealedAt: __, events: ___, signers, ...early } = facts
  const lines = lateKeys.map((key) => {
    const text = getLateText(facts, key)
    return text === undefined ? 0 : wrapLines(valueBlock(text)).length
  })
  const signersBefore = signers.map(({ signedAt, ...signer }) =>
    signer.role === 'LLSign' ? signer : { ...signer, signedAt },
  )

  return sha256(JSON.stringify({ ...early, signers: signersBefore, lines }))
}
