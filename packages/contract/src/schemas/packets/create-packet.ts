import { residentRoles } from '@countersign/answers/field'
import { z } from 'zod'
import { companyOwnerError } from '../../rules/company-owner.ts'
import { limits } from '../../rules/limits.ts'
import { isGuarantor } from '../../rules/roles.ts'
import { NegotiationLanguage, ResidentLanguage } from '../languages.ts'
import { Email, Id, Instant, line, message, Phone } from '../shapes.ts'
import { PrintSize } from '../forms/print-size.ts'
import { SignerKind } from '../roles.ts'
import { Copies, KnownCopyRecipient } from './copies.ts'
import { PacketStatus } from './packet-status.ts'
import { LinkDays, ReminderPlan } from './reminders.ts'

/** "tenant" and "resident" mean a resident (specification, section 3), "landlord" a co-owner. */
const SignerRole = z.enum(['tenant', 'resident', 'landlord'])

export const Signer = z.object({
  firstName: line('First name', 50),
  lastName: line('Last name', 50),
  email: Email,
  phone: Phone,
  role: SignerRole.default('tenant'),
  /** Defaults to `resident`. */
  kind: SignerKind.optional(),
  /** The owner's record of this email takes this name. Without it, a known resident keeps theirs. */
  rename: z.boolean().optional(),
  /** The company that owns the home, where this person signs for it. Only of a co-owner. */
  signingFor: line('Company').optional(),
})
export type Signer = z.infer<typeof Signer>

/** An owner beside the initiator. Signs by a link, after all residents. */
export const CoOwner = Signer.pick({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  signingFor: true,
})
export type CoOwner = z.infer<typeof CoOwner>

/** As it was checked when it was entered. */
export const KnownCoOwner = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  signingFor: z.string().optional(),
})

/** The owner or agent who creates the packet, under their own name or a company name ("DBA"). */
export const Initiator = z.object({
  _id: Id.optional(),
  email: Email,
  name: line('DBA name'),
})
export type Initiator = z.infer<typeof Initiator>

export const Signers = z
  .array(Signer)
  .min(1, 'Add at least one signer.')
  .refine(
    (signers) => residentsOf(signers).length <= limits.maxSigners,
    `A packet can have at most ${limits.maxSigners} signers.`,
  )
  .refine(
    (signers) => signers.length === 0 || !residentsOf(signers).every(isGuarantor),
    'Add at least one resident. A packet cannot have only guarantors.',
  )
  .superRefine((signers, context) => {
    signers.forEach((signer, index) => addIssue(context, index, signingForError(signer)))
  })

function signingForError(signer: Signer): PersonError | undefined {
  if (signer.role === 'landlord') {
    return companyOwnerError(signer)
  }
  return signer.signingFor === undefined
    ? undefined
    : { path: 'signingFor', message: 'Only an owner signs for a company.' }
}

type PersonError = NonNullable<ReturnType<typeof companyOwnerError>>

function addIssue(context: z.RefinementCtx, index: number, error: PersonError | undefined): void {
  if (error) {
    context.addIssue({ code: 'custom', path: [index, error.path], message: error.message })
  }
}

function residentsOf(signers: readonly Signer[]): Signer[] {
  return signers.filter(({ role }) => role !== 'landlord')
}

export const CoOwners = z
  .array(CoOwner)
  .max(limits.maxCoOwners, `A packet can have at most ${limits.maxCoOwners} owners beside you.`)
  .superRefine((owners, context) => {
    owners.forEach((owner, index) => addIssue(context, index, companyOwnerError(owner)))
  })

export const PacketName = line('Packet name', limits.packetNameLength)

export const CreateDocumentGroup = z.object({
  /** In reading order. Any variant of a form will do: the server picks the one for the signer count. */
  templateIds: z
    .array(Id)
    .min(1, 'Choose at least 1 document.')
    .max(limits.maxDocuments, `A packet can have at most ${limits.maxDocuments} documents.`),
  signers: Signers,
  /** Beside the initiator; a signer of the role "landlord" is one too. */
  owners: CoOwners.optional(),
  /** Who else gets the signed file. Defaults to those of the home who do not sign. */
  copies: Copies.optional(),
  initiator: Initiator,
  propertyId: Id,
  unitId: Id,
  packetName: PacketName.optional(),
  /** Defaults to `standard`. */
  print: PrintSize.optional(),
  /** The owner's answers of this packet of theirs are taken over, but no dates; rent and deposit are to be confirmed. */
  prefillFrom: Id.optional(),
  /** The owner's requests to apply that this packet answers. */
  applicationRequests: z.array(Id).max(limits.maxSigners).optional(),
})
export type CreateDocumentGroup = z.infer<typeof CreateDocumentGroup>

export const CreatePrintGroup = z.object({
  formId: Id,
  propertyId: Id,
  unitId: Id,
  /** Whom the form addresses, as named in the lease. */
  residents: z
    .array(z.object({ name: line('Name') }))
    .min(1, 'Add at least one resident.')
    .max(limits.maxSigners, `A form can name at most ${limits.maxSigners} residents.`),
  /** Defaults to `standard`. */
  print: PrintSize.optional(),
})
export type CreatePrintGroup = z.infer<typeof CreatePrintGroup>

export const DocumentGroup = z.object({ documentGroupId: z.string() })

export const DocumentGroupParams = z.object({ id: Id })

/** `paper`: to be signed in ink, without the line that says that it is a draft. */
export const DraftQuery = z.object({ for: z.literal('paper').optional() })

/** From the owner to the residents. */
export const ResidentMessage = message('Message', limits.messageLength)

export const SendForSignatureBody = z.object({
  docGroupId: Id,
  /** Defaults to what the packet has: 30 days, or the choice made when it was sent before. */
  linkDays: LinkDays.optional(),
  /** Defaults to the member's plan. */
  reminders: ReminderPlan.optional(),
  /** To the residents, in plain text. Null: none. Defaults to what the packet has. */
  message: ResidentMessage.nullable().optional(),
  /** In which language residents get their emails and first see their pages. Defaults to what they have. */
  languages: z.partialRecord(z.enum(residentRoles), ResidentLanguage).optional(),
  /** Cal. Civ. Code 1632; kept only of homes in California. */
  negotiatedIn: NegotiationLanguage.optional(),
})

/** What the creation flow starts from when a packet is used again. */
export const PacketSeed = z.object({
  name: z.string(),
  documentGroupId: z.string(),
  propertyId: z.string(),
  unitId: z.string(),
  /** False if the property or the unit no longer exists. */
  unitExists: z.boolean(),
  formIds: z.array(z.string()),
  /** Titles of forms that no longer exist. */
  missingForms: z.array(z.string()),
  signers: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      role: SignerRole,
      kind: SignerKind.optional(),
    }),
  ),
  owners: z.array(KnownCoOwner),
  copies: z.array(KnownCopyRecipient),
  initiatorName: z.string(),
  print: PrintSize.optional(),
})
export type PacketSeed = z.infer<typeof PacketSeed>

export type SendForSignatureBody = z.infer<typeof SendForSignatureBody>

export const SentPacket = z.object({ documentGroupId: z.string(), status: PacketStatus })
export type SentPacket = z.infer<typeof SentPacket>

export const SigningLinkBody = z.object({ documentGroupId: Id, email: Email.optional() })

export const SigningLink = z.object({ embedUrl: z.string(), expiresAt: Instant })
