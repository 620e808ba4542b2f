import { formatSignerName, type SignerName } from '@countersign/answers/signer-name'
import type { Verdict } from '@countersign/contract/schemas/verify'
import { errorMessage } from '../../lib/problem-messages.ts'
import type { Language } from '../../lib/language.ts'
import { pluralize } from '../../lib/pluralize.ts'

interface VerdictText {
  badge: string
  title: string
  explanation: string
}

const verdicts: Record<Verdict['verdict'], VerdictText> = {
  genuine: {
    badge: 'Genuine',
    title: 'This file is genuine and unchanged.',
    explanation: 'It was sealed here and has not changed since.',
  },
  'on-record': {
    badge: 'On record',
    title: 'This file is the one that we keep.',
    explanation:
      'Another service took the signatures and made the file. Every byte is as we received it.',
  },
  changed: {
    badge: 'Changed',
    title: 'This file was changed after it was sealed.',
    explanation:
      'Do not rely on it. It may also have been damaged in transit: ask the sender for the file again, or download it again.',
  },
  'sealed-by-another': {
    badge: 'Another seal',
    title: 'This file was sealed by someone else.',
    explanation:
      'The name proves nothing: anyone can use any name. The seal is not ours, so we cannot vouch for the file.',
  },
  'not-sealed': {
    badge: 'No seal',
    title: 'This file is not sealed.',
    explanation:
      'A file that was printed and scanned, or saved again, loses its seal. Check the file as it was sent or downloaded.',
  },
  'not-a-pdf': {
    badge: 'Not a PDF',
    title: 'This is not a PDF.',
    explanation: 'Choose the executed document as you received it.',
  },
}

const levels: Record<NonNullable<Verdict['level']>, string> = {
  'B-B': 'PAdES B-B: sealed',
  'B-T': 'PAdES B-T: sealed, with a time stamp',
  'B-LT': 'PAdES B-LT: sealed and time-stamped, with the data to verify its certificates',
  'B-LTA': 'PAdES B-LTA: sealed and time-stamped, verifiable for decades',
}

/** Messages of the page that checks a file; each further language is an object of this shape. */
export const en = {
  code: 'en' as const,
  title: 'Check a signed file',
  lead: 'For anyone with a signed file. You do not need an account, and we do not keep the file.',
  intro: 'Find out whether a signed PDF is genuine and unchanged.',
  choose: 'Choose a PDF',
  chooseAnother: 'Check another file',
  drop: 'or drop it here',
  checking: 'Checking the file…',
  failed: (fileName: string) => `“${fileName}” could not be checked.`,
  tooLarge: 'This file is larger than 50 MB. Files sealed here are always smaller.',
  error: (error: unknown) => errorMessage(error),
  retry: 'Try again',
  retrying: 'Trying…',
  withoutUs: {
    title: 'Check it without us',
    before: 'Any PDF reader that checks signatures can do it with the ',
    link: 'root certificate',
    after: ' of this site.',
  },
  verdicts,
  sealNames: (name: string) => `Its seal names “${name}”.`,
  sealed: { before: 'Sealed ', after: '. ' },
  time: {
    wrongClock:
      'The clock of the server that sealed it was wrong: this time is outside the validity of the certificate.',
    confirmed: 'An independent authority confirms this time.',
    unconfirmed:
      'This time comes from the clock of the server that sealed it; no independent authority confirms it.',
  },
  changesTitle: 'What was changed',
  /** A sentence of the server. */
  change: (sentence: string) => sentence,
  evidence: {
    title: 'The evidence in the file',
    packet: 'Packet',
    home: 'Home',
    signer: 'Signer',
    person: (of: SignerName): string => formatSignerName(of),
    /** As the file names a signer. */
    role: (label: string) => label,
    signed: 'signed',
    document: (number: number) => `Document ${number}`,
    edition: (edition: string) => `edition ${edition}`,
    pages: (pages: number) => pluralize(pages, 'page'),
  },
  experts: 'Details for experts',
  seal: {
    title: 'Technical evidence',
    level: 'Level',
    levels,
    time: 'Time',
    timeStamp: 'Time stamp',
    stampedBy: (authority: string, kind: 'signature' | 'document') =>
      `by ${authority}, ${kind === 'signature' ? 'on the seal' : 'on the file'}`,
    unknownAuthority: '. We do not recognize this authority',
    certificate: 'Certificate',
    issuer: 'Issued by',
    valid: 'Valid',
    to: 'to',
    certificateHash: 'Certificate SHA-256',
    digest: 'Sealed digest',
    fileHash: 'This file’s SHA-256',
    packetId: 'Packet ID',
  },
}

export type VerifyMessages = Omit<typeof en, 'code'> & {
  code: Language
  /** Where times are not as in English: an ISO instant in the reader's time zone. */
  instant?: (iso: string) => string
}
