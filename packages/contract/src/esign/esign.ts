import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PrintSize } from '../forms/print-size.ts'
import { limits } from '../limits.ts'
import { Email, Id, Instant, line, Phone } from '../shapes.ts'
import { isGuarantor, SignerKind, UserRole } from '../roles.ts'

/** A resident, or a guarantor in a resident's place, who will sign. */
export const Signer = z.object({
  firstName: line('First name', 50),
  lastName: line('Last name', 50),
  email: Email,
  phone: Phone,
  role: UserRole.default('tenant'),
  /** A resident unless said. */
  kind: SignerKind.optional(),
})
export type Signer = z.infer<typeof Signer>

/** The owner or agent who makes the packet, under their own name or a company's ("DBA"). */
export const Initiator = z.object({
  _id: Id.optional(),
  email: Email,
  name: line('DBA name'),
})
export type Initiator = z.infer<typeof Initiator>

export const signerMessages = {
  unique: 'Signer emails must be unique.',
  notInitiator: 'Signer emails must be different from the initiator email.',
} as const

/** Two addresses are one where they differ only in case or in spaces around them. */
export function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/**
 * Residents first, then guarantors, each in the order in which they were added: the order of their
 * places TT1…TTn.
 */
export function inSigningOrder<Person extends Pick<Signer, 'kind'>>(
  signers: readonly Person[],
): Person[] {
  return [...signers.filter((signer) => !isGuarantor(signer)), ...signers.filter(isGuarantor)]
}

/** The rule of specification section 5, on one list for the screen and the server: index → message. */
export function signerEmailProblems(
  emails: readonly string[],
  initiatorEmail: string,
): Map<number, string> {
  const problems = new Map<number, string>()
  emails.forEach((email, index) => {
    if (email.trim() === '') {
      return
    }
    if (sameEmail(email, initiatorEmail)) {
      problems.set(index, signerMessages.notInitiator)
      return
    }
    if (emails.some((other, at) => at !== index && sameEmail(email, other))) {
      problems.set(index, signerMessages.unique)
    }
  })
  return problems
}

export const Signers = z
  .array(Signer)
  .min(1, 'Add at least one signer.')
  .max(limits.maxSigners, `A packet can have at most ${limits.maxSigners} signers.`)
  .refine(
    (signers) => signers.length === 0 || !signers.every(isGuarantor),
    'Add at least one resident: a guarantor stands behind somebody else.',
  )

export const PacketName = line('Packet name', limits.packetNameLength)

/** The default name (specification, section 5). */
export function defaultPacketName(documents: readonly { title: string }[]): string {
  return documents[0]?.title ?? 'Legal Form Packet'
}

export const CreateDocumentGroup = z.object({
  /** In reading order. Any variant of a form may be named: the server picks the one for the signer count. */
  templateIds: z
    .array(z.string().min(1).max(200))
    .min(1, 'Choose at least 1 document.')
    .max(limits.maxDocuments, `A packet can have at most ${limits.maxDocuments} documents.`),
  signers: Signers,
  initiator: Initiator,
  propertyId: Id,
  unitId: Id,
  packetName: PacketName.optional(),
  /** How its documents are set; as usual unless said. */
  print: PrintSize.optional(),
})
export type CreateDocumentGroup = z.infer<typeof CreateDocumentGroup>

/** Repeating it with the same `Idempotency-Key` header, or at once with the same body, answers the same group. */
export const createDocumentGroup = endpoint({
  method: 'POST',
  path: '/esign/create-document-group',
  door: 'member',
  tag: 'esign',
  summary: 'Makes a packet from forms, signers, property and unit',
  body: CreateDocumentGroup,
  response: z.object({ documentGroupId: z.string() }),
  status: 201,
  problems: ['property-not-found', 'form-not-found', 'form-not-signable', 'provider-unavailable'],
})

export const CreatePrintGroup = z.object({
  formId: Id,
  propertyId: Id,
  unitId: Id,
  /** To whom it is addressed, as they stand in the lease. */
  residents: z
    .array(z.object({ name: line('Name') }))
    .min(1, 'Add at least one resident.')
    .max(limits.maxSigners, `A form can name at most ${limits.maxSigners} residents.`),
  /** As usual unless said. */
  print: PrintSize.optional(),
})
export type CreatePrintGroup = z.infer<typeof CreatePrintGroup>

/** Repeating it with the same `Idempotency-Key` header, or at once with the same body, answers the same group. */
export const createPrintGroup = endpoint({
  method: 'POST',
  path: '/esign/create-print-group',
  door: 'member',
  tag: 'esign',
  summary: 'Opens one form to be filled out and printed: no fee, and nobody signs it online',
  body: CreatePrintGroup,
  response: z.object({ documentGroupId: z.string() }),
  status: 201,
  problems: ['property-not-found', 'form-not-found', 'form-not-printable', 'provider-unavailable'],
})

/** Repeating it changes nothing. */
export const sendForSignature = endpoint({
  method: 'POST',
  path: '/esign/send-for-signature',
  door: 'member',
  tag: 'esign',
  summary: 'Sends a paid packet to its residents',
  body: z.object({ docGroupId: Id }),
  response: z.object({ documentGroupId: z.string(), status: z.string() }),
  problems: [
    'packet-not-found',
    'wrong-moment',
    'not-paid',
    'packet-closed',
    'provider-unavailable',
  ],
})

/** For the initiator only: the fill session before payment, the signing session after the residents. */
export const signingLink = endpoint({
  method: 'POST',
  path: '/esign/signing-link',
  door: 'member',
  tag: 'esign',
  summary: 'A link to the owner’s fill or signing session',
  body: z.object({ documentGroupId: Id, email: Email.optional() }),
  response: z.object({ embedUrl: z.string(), expiresAt: Instant }),
  problems: [
    'packet-not-found',
    'not-allowed',
    'not-your-turn',
    'wrong-moment',
    'already-signed',
    'packet-closed',
    'provider-unavailable',
  ],
})

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/esign/download-document/:id',
  door: 'member',
  tag: 'esign',
  summary: 'The executed file of a document group',
  params: z.object({ id: Id }),
  produces: 'application/pdf',
  problems: ['packet-not-found', 'not-executed'],
})
