import type { Answer, Mark } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import {
  createEmbeddedProvider,
  type EmbeddedProviderOptions,
} from '../adapters/embedded/create-embedded-provider.ts'
import type { Origin } from '../envelope-events.ts'
import type { GroupInput, SigningLink } from '../provider.ts'
import { listRoomFields } from '../adapters/embedded/room/list-room-fields.ts'
import type { RoomField, RoomView, RoomRequest } from '../room.ts'
import { createCertificateAuthority } from '@countersign/seal/sealing/keys/certificate-authority'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'
import { createMemoryBytes } from './memory-bytes.ts'
import { createMemoryStore } from './memory-store.ts'
import type { ProviderHarness } from './provider-contract/harness.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const origin: Origin = { ip: '203.0.113.7', userAgent: phone, timeZone: 'America/Chicago' }

/** The embedded engine in memory with two small forms for two residents. */
export async function createTestEngine(change: Partial<EmbeddedProviderOptions> = {}) {
  const parts = await createTestEngineOptions(change)
  return { ...createEmbeddedProvider(parts.options), ...parts }
}

export async function createTestEngineOptions(change: Partial<EmbeddedProviderOptions> = {}) {
  const templates = [await makeLeaseTemplate(), await makePetsTemplate()]
  const authority = await testAuthority()
  const store = change.store ?? createMemoryStore()
  const options: EmbeddedProviderOptions = {
    templates: templateSource(templates),
    store,
    scans: createMemoryBytes(),
    unsealedFiles: createMemoryBytes(),
    sealer: { identity: () => Promise.resolve(authority.identity) },
    roomUrl: 'https://example.com/signing-room',
    consentVersion: '2026-10',
    ...change,
  }
  return { options, store, templates, authority }
}

let cached: ReturnType<typeof createCertificateAuthority> | undefined

/** One for all tests of a process: creating one is slow. */
function testAuthority() {
  cached ??= createCertificateAuthority({
    now: new Date(),
    subject: { organization: 'Countersign' },
  })

  return cached
}

/** The engine for the test suite of the port. */
export async function embeddedHarness(): Promise<ProviderHarness> {
  const { provider, room, templates } = await createTestEngine()
  return {
    provider,
    templateIds: templates.map((template) => template.templateId),
    async fill(link) {
      const request = toRoomRequest(link)
      await room.open(request)
      await room.saveAnswers(request, { answers: ownerAnswers })
      await room.finish(request)
    },
    async sign(link) {
      const request = toRoomRequest(link)
      const view = await room.open(request)
      await signEverything(room, request, view)
    },
    async prepare(link) {
      const request = toRoomRequest(link)
      await completeEverything(room, request, await room.open(request))
    },
    finish: async (link) => void (await room.finish(toRoomRequest(link))),
    async decline(link, reason) {
      const request = toRoomRequest(link)
      await room.open(request)
      await room.decline(request, { reason })
    },
  }
}

/** Consents, adopts, signs all fields, confirms and finishes. */
export async function signEverything(
  room: Awaited<ReturnType<typeof createTestEngine>>['room'],
  request: RoomRequest,
  view: RoomView,
  signature: Mark = { kind: 'typed', text: view.person.name },
): Promise<RoomView> {
  await completeEverything(room, request, view, signature)
  return room.finish(request)
}

/** Everything but Finish. */
export async function completeEverything(
  room: Awaited<ReturnType<typeof createTestEngine>>['room'],
  request: RoomRequest,
  view: RoomView,
  signature: Mark = { kind: 'typed', text: view.person.name },
): Promise<void> {
  if (view.consent.required) {
    await room.consent(request, { version: view.consent.version, language: 'en-US' })
  }
  const initials: Mark = { kind: 'typed', text: getInitials(view.person.name) }
  const { after: adopted } = await room.adopt(request, { signature, initials })
  const isConfirmation = (answerKey: string) => findRoomField(adopted, answerKey)?.confirms === true
  for (const answerKey of adopted.missing.filter((key) => !isConfirmation(key))) {
    await room.signField(request, { answerKey, signed: true })
  }
  const confirmed = adopted.missing.filter(isConfirmation).map((key) => [key, true])
  await room.saveAnswers(request, { answers: Object.fromEntries(confirmed) })
}

export function toRoomRequest(link: SigningLink): RoomRequest {
  return { token: new URL(link.url).hash.slice(1), origin }
}

export function findRoomField(view: RoomView, answerKey: string): RoomField | undefined {
  return view.documents
    .flatMap((document) => listRoomFields(document, view))
    .find((field) => field.answerKey === answerKey)
}

export const ownerAnswers: Record<string, Answer> = {
  'LLEdit.rent.monthly': 125_000,
  'LLEdit.term.start': '2027-03-01',
  'd1/LLEdit.parking': 'street',
  'd1/LLEdit.notes': 'No smoking.\nTwo keys.',
  'd2/LLEdit.pets': [
    { kind: 'Dog', name: 'Żubr', weight: 40 },
    { kind: 'Cat', name: 'Mėta', weight: 9 },
  ],
}

export function groupInput(templateIds: string[], change: Partial<GroupInput> = {}): GroupInput {
  return {
    requestId: 'request-1',
    name: 'Lease for Łódź Street',
    templateIds,
    residents: [
      { name: 'Maria López', email: 'maria@example.com', phone: '+12175550123' },
      { name: 'Nguyễn Việt', email: 'viet@example.com' },
    ],
    initiator: { name: 'Olivia Owner', email: 'owner@example.com' },
    prefill: {
      'property.street': '12 Oak Street',
      'property.city': 'Springfield',
      'property.state': 'IL',
      'property.zip': '62701',
      'unit.name': 'Unit 3B',
    },
    ...change,
  }
}

function makeLeaseTemplate() {
  return makeTemplate({
    formId: 'lease',
    title: 'Residential Lease',
    signerCount: 2,
    fields: [
      lockedField('LLEdit.premises.street', 'Street', 'property.street'),
      ownerField('LLEdit.agreementDate', 'date', 'Date of this form', { prefill: 'today' }),
      ownerField('LLEdit.rent.monthly', 'money', 'Monthly rent'),
      ownerField('LLEdit.term.start', 'date', 'Tenancy starts'),
      ownerField('LLEdit.parking', 'radio', 'Parking', {
        scope: 'form',
        options: [
          { value: 'none', label: 'No parking' },
          { value: 'street', label: 'On the street' },
          { value: 'space', label: 'A numbered space' },
        ],
      }),
      ownerField('LLEdit.parkingSpace', 'text', 'Parking space', {
        scope: 'form',
        required: false,
        requiredIf: { key: 'LLEdit.parking', in: ['space'] },
      }),
      ownerField('LLEdit.notes', 'longtext', 'Notes', { scope: 'form', required: false }),
      {
        key: 'TT1.vehicle',
        role: 'TT1',
        type: 'text',
        label: 'Vehicle of Resident 1',
        required: false,
        scope: 'form',
      },
    ],
  })
}

function makePetsTemplate() {
  return makeTemplate({
    formId: 'pets',
    title: 'Pet Addendum',
    signerCount: 2,
    fields: [
      ownerField('LLEdit.rent.monthly', 'money', 'Monthly rent'),
      ownerField('LLEdit.pets', 'table', 'Pets', {
        scope: 'form',
        columns: [
          { key: 'kind', label: 'Kind', type: 'text', required: true },
          { key: 'name', label: 'Name', type: 'text' },
          { key: 'weight', label: 'Pounds', type: 'integer' },
        ],
        rows: { initial: 1, max: 3 },
      }),
    ],
  })
}

function ownerField(
  key: string,
  type: Field['type'],
  label: string,
  change: Partial<Field> = {},
): Field {
  return { key, role: 'LLEdit', type, label, required: true, scope: 'packet', ...change }
}

function lockedField(key: string, label: string, prefill: string): Field {
  return ownerField(key, 'text', label, { prefill, locked: true })
}

function getInitials(name: string): string {
  return name
    .split(' ')
    .map((part) => [...part][0] ?? '')
    .join('')
}
