import type {
  ReadingNode,
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'

type Role = RoomField['role']
type FieldSpec = Partial<RoomField> & Pick<RoomField, 'key' | 'type' | 'label'>

/** The documents of one packet as each role sees them: `mine` depends on who is in the room. */
export function fixtureDocuments(role: Role, residents = 2): RoomDocument[] {
  return [lease(role, residents), leadDisclosure(role, residents), inspection(role, residents)]
}

function lease(role: Role, residents: number): RoomDocument {
  const signers = signing(residents)
  return make(role, {
    documentId: 'd1',
    formId: 'residential-lease',
    title: 'Residential Lease (Fixed Term)',
    pages: 6,
    fields: [
      { key: 'LLEdit.landlord.name', type: 'name', label: 'Owner/Agent', scope: 'packet' },
      {
        key: 'LLEdit.landlord.noticeAddress',
        type: 'address',
        label: 'Address for notices to the Owner/Agent',
        scope: 'packet',
      },
      {
        key: 'LLEdit.premises.street',
        type: 'text',
        label: 'Street address',
        scope: 'packet',
        locked: true,
      },
      { key: 'LLEdit.term.start', type: 'date', label: 'Tenancy starts', scope: 'packet' },
      { key: 'LLEdit.term.end', type: 'date', label: 'Tenancy ends', scope: 'packet' },
      { key: 'LLEdit.rent.monthly', type: 'money', label: 'Monthly rent', scope: 'packet', min: 0 },
      {
        key: 'LLEdit.rent.dueDay',
        type: 'integer',
        label: 'Rent is due on day',
        scope: 'packet',
        min: 1,
        max: 31,
        help: 'The day of the month. In a shorter month rent is due on its last day.',
      },
      {
        key: 'LLEdit.rent.methods',
        type: 'checkboxGroup',
        label: 'How rent may be paid',
        options: [
          { value: 'check', label: 'Check' },
          { value: 'transfer', label: 'Bank transfer' },
          { value: 'online', label: 'Online portal' },
        ],
      },
      { key: 'LLEdit.lateFee.percent', type: 'percent', label: 'Late fee', required: false },
      {
        key: 'LLEdit.landlord.email',
        type: 'email',
        label: 'Owner/Agent e-mail',
        scope: 'packet',
        required: false,
      },
      {
        key: 'LLEdit.landlord.phone',
        type: 'phone',
        label: 'Owner/Agent phone',
        scope: 'packet',
        required: false,
      },
      { key: 'LLEdit.quiet.from', type: 'time', label: 'Quiet hours start', required: false },
      {
        key: 'LLEdit.smoking',
        type: 'select',
        label: 'Smoking',
        options: [
          { value: 'no', label: 'Not allowed' },
          { value: 'outside', label: 'Outside only' },
        ],
      },
      { key: 'LLEdit.pets', type: 'yesno', label: 'Pets allowed' },
      {
        key: 'LLEdit.pets.rules',
        type: 'longtext',
        label: 'Rules for pets',
        required: false,
        requiredIf: { key: 'LLEdit.pets', in: ['yes'] },
      },
      {
        key: 'TT1.vehicles',
        type: 'table',
        label: 'Your vehicles',
        required: false,
        columns: [
          { key: 'make', label: 'Make and model', type: 'text', required: true },
          { key: 'plate', label: 'License plate', type: 'text', required: true },
        ],
        rows: { initial: 1, max: 3 },
      },
      { key: 'TT1.initials:deposit', type: 'initials', label: 'Resident 1, deposit rules' },
      ...signers.fields,
    ],
    reading: [
      { kind: 'heading', level: 1, text: 'Residential Lease (Fixed Term)' },
      { kind: 'paragraph', text: 'An agreement to rent a home for a **fixed term**.' },
      { kind: 'heading', level: 2, text: '1. Parties and home' },
      {
        kind: 'fields',
        keys: ['LLEdit.landlord.name', 'LLEdit.landlord.noticeAddress', 'LLEdit.premises.street'],
      },
      { kind: 'heading', level: 2, text: '2. Term' },
      { kind: 'fields', keys: ['LLEdit.term.start', 'LLEdit.term.end'] },
      {
        kind: 'clause',
        number: '2.1',
        title: 'End of the term',
        text: 'The tenancy ends on the last day of the term. Nobody has to give notice for that.',
      },
      { kind: 'heading', level: 2, text: '3. Rent' },
      { kind: 'fields', keys: ['LLEdit.rent.monthly', 'LLEdit.rent.dueDay'] },
      {
        kind: 'fields',
        keys: ['LLEdit.rent.methods', 'LLEdit.lateFee.percent', 'LLEdit.quiet.from'],
      },
      {
        kind: 'clause',
        number: '3.1',
        text: 'Each resident is responsible for the **full rent**, not only for a share.',
      },
      {
        kind: 'list',
        ordered: false,
        items: ['Rent for a partial month is counted by the day.', 'Rent is paid in advance.'],
      },
      { kind: 'heading', level: 2, text: '4. House rules' },
      { kind: 'fields', keys: ['LLEdit.smoking', 'LLEdit.pets', 'LLEdit.pets.rules'] },
      { kind: 'fields', keys: ['TT1.vehicles'] },
      { kind: 'heading', level: 2, text: '5. Deposit' },
      {
        kind: 'clause',
        number: '5.1',
        title: 'What it is for',
        text: 'The deposit covers unpaid rent and damage beyond ordinary wear.',
      },
      { kind: 'fields', keys: ['TT1.initials:deposit'] },
      { kind: 'heading', level: 2, text: 'Signatures' },
      { kind: 'signatures', blocks: signers.blocks },
    ],
  })
}

function leadDisclosure(role: Role, residents: number): RoomDocument {
  const signers = signing(residents)
  return make(role, {
    documentId: 'd2',
    formId: 'lead-disclosure',
    title: 'Lead-Based Paint Disclosure',
    pages: 2,
    fields: [
      {
        key: 'LLEdit.premises.street',
        type: 'text',
        label: 'Street address',
        scope: 'packet',
        locked: true,
      },
      {
        key: 'LLEdit.lead.knowledge',
        type: 'radio',
        label: 'What the Owner/Agent knows about lead-based paint',
        options: [
          { value: 'known', label: 'It is known to be present' },
          { value: 'none', label: 'Nothing is known' },
        ],
      },
      {
        key: 'LLEdit.lead.details',
        type: 'longtext',
        label: 'Where it is and what is known',
        required: false,
        requiredIf: { key: 'LLEdit.lead.knowledge', in: ['known'] },
      },
      {
        key: 'TT1.ack:pamphlet',
        type: 'checkbox',
        label: 'I received the pamphlet “Protect Your Family From Lead in Your Home”',
      },
      { key: 'TT1.initials:pamphlet', type: 'initials', label: 'Resident 1, pamphlet received' },
      ...signers.fields,
    ],
    reading: [
      { kind: 'heading', level: 1, text: 'Lead-Based Paint Disclosure' },
      {
        kind: 'statutory',
        text: 'Housing built before 1978 may contain lead-based paint. Lead from paint, paint chips, and dust can pose health hazards if not managed properly.',
        citation: '40 CFR 745.113(b)(1)',
      },
      { kind: 'fields', keys: ['LLEdit.premises.street'] },
      { kind: 'fields', keys: ['LLEdit.lead.knowledge', 'LLEdit.lead.details'] },
      { kind: 'fields', keys: ['TT1.ack:pamphlet', 'TT1.initials:pamphlet'] },
      { kind: 'signatures', blocks: signers.blocks },
    ],
  })
}

function inspection(role: Role, residents: number): RoomDocument {
  const signers = signing(residents)
  return make(role, {
    documentId: 'd3',
    formId: 'move-in-inspection',
    title: 'Move-In Inspection',
    pages: 3,
    fields: [
      {
        key: 'LLEdit.rooms',
        type: 'table',
        label: 'Condition by room',
        columns: [
          { key: 'room', label: 'Room', type: 'text' },
          {
            key: 'state',
            label: 'Condition',
            type: 'select',
            required: true,
            options: [
              { value: 'good', label: 'Good' },
              { value: 'worn', label: 'Worn' },
              { value: 'broken', label: 'Broken' },
            ],
          },
          { key: 'checkedOn', label: 'Checked on', type: 'date' },
          { key: 'repair', label: 'Repair cost', type: 'money' },
          { key: 'keys', label: 'Keys', type: 'integer' },
          { key: 'photo', label: 'Photo taken', type: 'checkbox' },
        ],
        rows: { initial: 3, max: 5, first: [{ room: 'Kitchen' }, { room: 'Bathroom' }] },
      },
      ...signers.fields,
    ],
    reading: [
      { kind: 'heading', level: 1, text: 'Move-In Inspection' },
      {
        kind: 'facts',
        rows: [
          { label: 'Law', text: 'Many states want this form signed at move-in.' },
          { label: 'Copies', text: 'One for each resident.' },
        ],
      },
      { kind: 'fields', keys: ['LLEdit.rooms'] },
      { kind: 'heading', level: 3, text: 'Agreed' },
      { kind: 'signatures', blocks: signers.blocks },
    ],
  })
}

function signing(residents: number) {
  const roles: Role[] = (['TT1', 'TT2', 'TT3', 'TT4'] as const).slice(0, residents)
  const people = [...roles, 'LLSign' as const].map((role) => ({
    role,
    label: role === 'LLSign' ? 'Owner/Agent' : `Resident ${role.slice(2)}`,
  }))
  const fields = people.flatMap(({ role, label }): FieldSpec[] => [
    { key: `${role}.signature`, type: 'signature', label: `Signature of ${label}` },
    { key: `${role}.name`, type: 'name', label: `${label} name`, scope: 'packet', locked: true },
    {
      key: `${role}.signedDate`,
      type: 'signedDate',
      label: `Date signed by ${label}`,
      required: false,
      locked: true,
    },
  ])
  const blocks = people.map(({ role, label }) => ({
    role,
    label,
    signatureKey: `${role}.signature`,
    nameKey: `${role}.name`,
    dateKey: `${role}.signedDate`,
    otherKeys: [],
  }))
  return { fields, blocks }
}

interface DocumentSpec {
  documentId: string
  formId: string
  title: string
  pages: number
  fields: FieldSpec[]
  reading: ReadingNode[]
}

function make(role: Role, { fields, ...spec }: DocumentSpec): RoomDocument {
  return {
    ...spec,
    edition: '2026-10',
    words: 100,
    asks: true,
    fields: fields.map((field) => makeField(role, spec.documentId, field)),
  }
}

export function makeField(role: Role, documentId: string, spec: FieldSpec): RoomField {
  const scope = spec.scope ?? 'form'
  const of = (['LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LLSign'] as const).find((each) =>
    spec.key.startsWith(`${each}.`),
  )
  return {
    required: true,
    role: of ?? role,
    mine: of === role,
    answerKey: scope === 'packet' ? spec.key : `${documentId}/${spec.key}`,
    scope,
    ...spec,
  }
}
