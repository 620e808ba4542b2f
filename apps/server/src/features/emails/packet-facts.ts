import { timeZoneOfAddress, type UsTimeZone } from '@countersign/answers/property-time-zone'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { formatSender, type SignerName } from '@countersign/answers/signer-name'
import { users } from '@countersign/database'
import { findTranslation } from '@countersign/form-library'
import { eq } from 'drizzle-orm'
import { shorten } from '../../infrastructure/mail/header-text.ts'
import type { Context } from '../../kernel/context.ts'
import {
  formatAddress,
  initiatorOf,
  ownerContactId,
  type InviteRow,
  type PacketRow,
} from '../packet/index.ts'

export interface PacketFacts {
  documentTitles: readonly string[]
  /** "412 Maple Street, Unit 1". */
  home: string
  /** "412 Maple Street, Unit 1, Springfield, IL 62704". */
  address: string
  timeZone: UsTimeZone
}

export interface OwnerFacts extends PacketFacts {
  ownerName: string
  packetName: string
}

export interface ResidentFacts extends PacketFacts {
  name: string
  sender: Sender
}

/** Who asks for the signatures, and answers questions. */
export interface Sender extends SignerName {
  /** In the facts of an email, with the company for which they act. */
  name: string
  /** From the owner's account, as the phone. */
  email: string
  /** E.164. */
  phone?: string | undefined
}

export function ownerFacts(packet: PacketRow): OwnerFacts {
  return { ...packetFacts(packet), ownerName: initiatorOf(packet).name, packetName: packet.name }
}

export async function residentFacts(
  ctx: Context,
  packet: PacketRow,
  invite: Pick<InviteRow, 'name' | 'language'>,
): Promise<ResidentFacts> {
  return toResidentFacts(packet, invite, await readSender(ctx, packet))
}

/** For emails to several residents: the sender is read once. */
export function toResidentFacts(
  packet: PacketRow,
  { name, language }: Pick<InviteRow, 'name' | 'language'>,
  sender: Sender,
): ResidentFacts {
  return {
    ...packetFacts(packet),
    ...(language === 'es' && { documentTitles: packet.documents.map(spanishTitle) }),
    name,
    sender: { ...sender, name: formatSender(sender, language ?? 'en') },
  }
}

export async function readSender(ctx: Context, packet: PacketRow): Promise<Sender> {
  const [owner] = await ctx.db
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, ownerContactId(packet)))
  if (!owner) {
    throw new Error('The packet has no owner.')
  }

  return { ...initiatorOf(packet), email: owner.email, phone: owner.phone ?? undefined }
}

/** "Anexo de mascotas (Pet Addendum)": the file has the English title. */
export function spanishTitle({ formId, title }: PacketRow['documents'][number]): string {
  const spanish = findTranslation(formId).get(title)

  return spanish === undefined ? title : `${spanish} (${title})`
}

function packetFacts(packet: PacketRow): PacketFacts {
  const { address, unitName, documents } = packet

  return {
    documentTitles: documents.map(({ title }) => title),
    home: `${address.street}, ${unitName}`,
    address: formatAddress(packet),
    timeZone: timeZoneOfAddress(address),
  }
}

const maxTitleLength = 60
const maxHomeLength = 60
const maxNameLength = 50

/** For subjects: "Pet Addendum for 412 Maple Street, Unit 1", or "3 documents for …". Of bounded length. */
export function documentsForHome(
  { documentTitles, home }: PacketFacts,
  language: ResidentLanguage = 'en',
): string {
  return `${nameDocuments(documentTitles, language)} ${joins[language]} ${shorten(home, maxHomeLength)}`
}

/** The title of the only document, or "3 documents". */
function nameDocuments([first = '', ...others]: readonly string[], language: ResidentLanguage) {
  return others.length > 0
    ? `${others.length + 1} ${nouns[language]}`
    : shorten(first, maxTitleLength)
}

/** For subjects. */
export function shortName(name: string): string {
  return shorten(name, maxNameLength)
}

const joins: Record<ResidentLanguage, string> = { en: 'for', es: 'para' }
const nouns: Record<ResidentLanguage, string> = { en: 'documents', es: 'documentos' }
