import {
  coOwnerRoles,
  isCoOwnerRole,
  residentRoles,
  type LinkSignerRole,
} from '@countersign/answers/field'
import type { Answers } from '@countersign/answers/answer'
import { listPhotos } from '@countersign/answers/photos'
import { normalizeText } from '@countersign/answers/text'
import type { Envelope, Recipient, StoredPhoto } from '../../../envelope.ts'
import type { EnvelopeEvent } from '../../../envelope-events.ts'
import { SigningError } from '../../../errors.ts'
import type { GroupInput, Party } from '../../../provider.ts'
import type { Template } from '@countersign/pdf/template'
import { getPrivacy } from '../envelope/visibility.ts'
import type { Engine } from '../engine.ts'
import {
  type DocumentField,
  listDocumentFields,
  type LoadedDocument,
} from '../envelope/envelope-documents.ts'
import type { PrefillInput } from './copied-answer.ts'
import { isNumbered } from './prefilled-answer.ts'
import { prefillValues } from './prefill-values.ts'
import { requireEnvelope } from '../envelope/recipients.ts'
import { addInspections } from '../inspections/add-inspections.ts'
import { loadStored } from '../inspections/read-inspection.ts'
import { addSums } from '../envelope/add-sums.ts'
import { listPartyTexts, requireDrawable } from './validate-parties.ts'

/** Idempotent by `requestId`. Freezes the editions of the templates. */
export async function createGroup(engine: Engine, input: GroupInput): Promise<{ groupId: string }> {
  // At once, because the owner waits; to a request that is known it does not matter what fails of it.
  const choosing = chooseTemplates(engine, input)
  void Promise.allSettled([choosing])
  const known = await engine.store.findByRequest(input.requestId)
  if (known) {
    return { groupId: known.envelopeId }
  }

  const templates = await choosing
  const source = input.prefillFrom && (await readPrefillSource(engine, input.prefillFrom))
  const sourceFields = source && (await listRenumbered(engine, source, templates))
  const { documents, envelope: built } = buildEnvelope(
    engine,
    { ...input, source, sourceFields },
    templates,
  )
  const envelope = await addInspections(engine, built, { documents, input, source })
  try {
    return { groupId: await insertOnce(engine, envelope) }
  } catch (error) {
    // Race: the store accepts one of two simultaneous requests, and both return its group.
    const first = await engine.store.findByRequest(input.requestId)
    if (!first) {
      throw error
    }
    return { groupId: first.envelopeId }
  }
}

/** They are kept before an envelope names them. */
async function chooseTemplates(engine: Engine, input: GroupInput): Promise<Template[]> {
  validateInput(input)
  const templates = await loadTemplates(engine, input)
  requireSignatureFields(input, templates)
  await engine.archive?.save(templates)

  return templates
}

async function readPrefillSource(
  { store }: Engine,
  { groupId }: { groupId: string },
): Promise<Envelope> {
  return requireEnvelope(await store.read(groupId))
}

/** The fields of the source if a form of it whose blanks are numbered has changed; nothing if it is not stored. */
async function listRenumbered(
  engine: Engine,
  source: Envelope,
  templates: readonly Template[],
): Promise<DocumentField[]> {
  const hasChanged = templates.some(
    ({ formId, sha256, fields }) =>
      fields.some(isNumbered) &&
      source.documents.some((each) => each.formId === formId && each.templateSha256 !== sha256),
  )

  return hasChanged ? listDocumentFields(await loadStored(engine, source)) : []
}

async function insertOnce({ store }: Engine, envelope: Envelope): Promise<string> {
  const { envelopeId, requestId, createdAt, documents } = envelope
  const templateIds = documents.map((document) => document.templateId)
  const events: EnvelopeEvent[] = [
    { type: 'envelope.created', role: 'LLEdit', at: createdAt, data: { templateIds } },
  ]
  return store.transaction(async (tx) => {
    const known = await tx.findByRequest(requestId)
    if (known) {
      return known.envelopeId
    }
    await tx.insert(envelope, events)
    return envelopeId
  })
}

function validateInput({
  name,
  templateIds,
  residents,
  coOwners = [],
  initiator,
}: GroupInput): void {
  if (templateIds.length === 0) {
    throw new SigningError('invalid-values', 'Choose at least one form.')
  }
  if (residents.length < 1 || residents.length > residentRoles.length) {
    throw new SigningError('invalid-values', 'A packet has one to four residents.')
  }
  if (coOwners.length > coOwnerRoles.length) {
    throw new SigningError('invalid-values', 'A packet has at most two owners beside you.')
  }
  const count = countResidents(residents)
  if (count === 0 || residents.slice(0, count).some(isGuarantor)) {
    throw new SigningError(
      'invalid-values',
      'A packet has at least one resident, and guarantors come after the residents.',
    )
  }

  const texts: [key: string, text: string][] = [
    ['name', name],
    ...listPartyTexts('initiator', initiator),
    ...residents.flatMap((resident, index) => listPartyTexts(`signers.${index + 1}`, resident)),
    ...coOwners.flatMap((owner, index) => listPartyTexts(`owners.${index + 2}`, owner)),
  ]
  requireDrawable(texts)
}

async function loadTemplates(engine: Engine, input: GroupInput): Promise<Template[]> {
  return Promise.all(
    input.templateIds.map(async (templateId) => {
      const template = await engine.templates.find(templateId)
      if (!template) {
        throw new SigningError('template-not-found', 'One of the chosen forms no longer exists.')
      }
      if (!fitsSigners(template, input)) {
        throw new SigningError(
          'invalid-values',
          `“${template.title}” was selected for a different number of residents. Select it again.`,
        )
      }
      return template
    }),
  )
}

function requireSignatureFields(input: GroupInput, templates: Template[]): void {
  if (input.printOnly) {
    return
  }

  const fields = templates.flatMap((template) => template.fields)
  const people = listLinkSigners(input)
  const unassigned = people.find(
    (person) => !fields.some(({ role, type }) => type === 'signature' && role === person.role),
  )
  if (unassigned) {
    throw new SigningError(
      'invalid-values',
      `${unassigned.party.name} has nothing to sign in this packet.`,
    )
  }
  if (fields.some(({ role }) => isCoOwnerRole(role) && !people.some((one) => one.role === role))) {
    throw new SigningError(
      'invalid-values',
      'One of the forms was selected for a different number of owners. Select it again.',
    )
  }
}

/** Everyone but the initiator, in signing order. */
function listLinkSigners({
  residents,
  coOwners = [],
}: GroupInput): { role: LinkSignerRole; party: Party }[] {
  return [...assignRoles(residentRoles, residents), ...assignRoles(coOwnerRoles, coOwners)]
}

function assignRoles(roles: readonly LinkSignerRole[], parties: readonly Party[]) {
  return roles.slice(0, parties.length).flatMap((role, index) => {
    const party = parties[index]
    return party ? [{ role, party }] : []
  })
}

/**
 * A private copy is made for one slot among all signers, other templates for the residents only.
 */
function fitsSigners({ copyOf, signerCount }: Template, { residents }: GroupInput): boolean {
  if (copyOf) {
    return signerCount === residents.length && residentRoles.indexOf(copyOf) < residents.length
  }
  return signerCount === countResidents(residents)
}

function countResidents(parties: Party[]): number {
  return parties.filter((party) => !isGuarantor(party)).length
}

function isGuarantor({ kind }: Party): boolean {
  return kind === 'guarantor'
}

interface NewEnvelope {
  documents: LoadedDocument[]
  envelope: Envelope
}

function buildEnvelope(engine: Engine, input: PrefillInput, templates: Template[]): NewEnvelope {
  const documents = templates.map<LoadedDocument>((template, index) => ({
    template,
    document: {
      documentId: `d${index + 1}`,
      templateId: template.templateId,
      formId: template.formId,
      title: getTitle(template, input),
      edition: template.edition,
      templateSha256: template.sha256,
      ...getPrivacy(template),
    },
  }))
  const now = engine.clock()
  const fields = listDocumentFields(documents)
  const { values, carried, toConfirm, ownerFacts, lastTerms } = prefillValues(fields, input, now)
  const photos = copyPhotos(fields, values, input.source)
  const label = input.prefillFrom?.label
  const envelope: Envelope = {
    envelopeId: engine.ids(),
    requestId: input.requestId,
    name: normalizeText(input.name),
    state: 'created',
    documents: documents.map(({ document }) => document),
    recipients: buildRecipients(input),
    values: addSums(documents, values),
    ...(photos.length > 0 && { photos }),
    carried,
    ...(toConfirm.length > 0 && { toConfirm }),
    ...(ownerFacts.length > 0 && { ownerFacts }),
    ...(label !== undefined &&
      Object.keys(lastTerms).length > 0 && { lastTerms: { name: label, answers: lastTerms } }),
    createdAt: now.toISOString(),
    premises: formatAddress(input.prefill),
  }
  return { documents, envelope }
}

/** Those of the answers that were taken over: they belong to this envelope, too. */
function copyPhotos(
  fields: readonly DocumentField[],
  values: Answers,
  source: Envelope | undefined,
): StoredPhoto[] {
  const keys = fields
    .filter(({ field }) => field.type === 'photos')
    .map(({ answerKey }) => answerKey)

  return keys.flatMap((answerKey) =>
    listPhotos(values[answerKey]).flatMap(({ sha256 }) => {
      const photo = source?.photos?.find((each) => each.sha256 === sha256)
      return photo ? [{ ...photo, answerKey }] : []
    }),
  )
}

/** The owner sees all private copies, so their titles include the signer's name. */
function getTitle({ title, copyOf }: Template, { residents }: GroupInput): string {
  const person = copyOf && residents[residentRoles.indexOf(copyOf)]
  return person && residents.length > 1 ? `${title}: ${normalizeText(person.name)}` : title
}

function buildRecipients(input: GroupInput): Recipient[] {
  return [
    buildRecipient('LLEdit', input.initiator),
    ...listLinkSigners(input).map(({ role, party }) => buildRecipient(role, party)),
    buildRecipient('LLSign', input.initiator),
  ]
}

function buildRecipient(role: Recipient['role'], party: Party): Recipient {
  const { name, signingFor, email, phone, kind } = party
  return {
    role,
    name: normalizeText(name),
    ...(signingFor !== undefined && { signingFor: normalizeText(signingFor) }),
    email,
    state: 'created',
    ...(phone !== undefined && { phone }),
    ...(kind === 'guarantor' && { kind }),
  }
}

function formatAddress(facts: Record<string, string>): string {
  const full = facts['premises.full']
  if (full !== undefined) {
    return full
  }
  const stateAndZip = [facts['property.state'], facts['property.zip']].filter(Boolean).join(' ')
  return [facts['property.street'], facts['unit.name'], facts['property.city'], stateAndZip]
    .filter(Boolean)
    .join(', ')
}
