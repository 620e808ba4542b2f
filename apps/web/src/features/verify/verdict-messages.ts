import type { Verdict } from '@countersign/contract'
import type { BadgeShape, Tone } from '../../ui/status-badge.tsx'

export interface VerdictMessages {
  title: string
  badge: { tone: Tone; shape: BadgeShape; word: string }
  explanation: string
}

/** Summary for anyone, before the technical evidence. */
export function verdictMessages({ verdict, sealedBy }: Verdict): VerdictMessages {
  switch (verdict) {
    case 'genuine':
      return {
        title: 'This file is genuine and unchanged.',
        badge: { tone: 'green', shape: 'check', word: 'Genuine' },
        explanation: 'It was sealed here and has not changed since.',
      }
    case 'on-record':
      return {
        title: 'This file is the one that we keep.',
        badge: { tone: 'green', shape: 'check', word: 'On record' },
        explanation:
          'Another service took the signatures and made the file. Every byte is as we received it.',
      }
    case 'changed':
      return {
        title: 'This file was changed after it was sealed.',
        badge: { tone: 'red', shape: 'cross', word: 'Changed' },
        explanation:
          'Do not rely on it. It may also have been damaged in transit: ask the sender for the file again, or download it again.',
      }
    case 'sealed-by-another':
      return {
        title: 'This file was sealed by someone else.',
        badge: { tone: 'amber', shape: 'half', word: 'Another seal' },
        explanation: `${sealedBy ? `Its seal names “${sealedBy}”. ` : ''}The name proves nothing: anyone can use any name. The seal is not ours, so we cannot vouch for the file.`,
      }
    case 'not-sealed':
      return {
        title: 'This file is not sealed.',
        badge: { tone: 'neutral', shape: 'ring', word: 'No seal' },
        explanation:
          'A file that was printed and scanned, or saved again, loses its seal. Check the file as it was sent or downloaded.',
      }
    case 'not-a-pdf':
      return {
        title: 'This is not a PDF.',
        badge: { tone: 'neutral', shape: 'ring', word: 'Not a PDF' },
        explanation: 'Choose the executed document as you received it.',
      }
  }
}

export function timeMessage(file: Verdict): string | undefined {
  const { sealedAt, trustedTime, verdict } = file
  if (!sealedAt || verdict !== 'genuine') {
    return undefined
  }
  if (isOutsideValidity(file)) {
    return 'The clock of the server that sealed it was wrong: this time is outside the validity of the certificate.'
  }

  return trustedTime
    ? 'An independent authority confirms this time.'
    : 'This time comes from the clock of the server that sealed it; no independent authority confirms it.'
}

function isOutsideValidity({ sealedAt, certificate }: Verdict): boolean {
  return (
    sealedAt !== null &&
    certificate !== null &&
    (sealedAt < certificate.validFrom || sealedAt > certificate.validTo)
  )
}
