import { signsByLink } from '@countersign/answers/field'
import type { Answer } from '@countersign/answers/answer'
import type { OpenedRoom } from '../room/opened-room.ts'
import { fixtureDocuments } from './fixture-documents.ts'

/** The room of one person in a packet of three forms. */
export function fixtureRoom(
  role: OpenedRoom['role'],
  overrides: Partial<OpenedRoom> & { residents?: number } = {},
): OpenedRoom {
  const { residents = 2, ...rest } = overrides
  const task = role === 'LLEdit' ? 'fill' : 'sign'

  return {
    revision: 1,
    task,
    role,
    state: 'open',
    packetName: 'Lease for 12 Elm Street, Unit 2',
    sender: { name: 'Olivia Owner' },
    person: people[role],
    home: '12 Elm Street, Unit 2, Springfield, IL 62701',
    returnUrl: '/close-signing',
    told: {},
    read: [],
    consent: { required: signsByLink(role), version: '2026-10' },
    documents: fixtureDocuments(role, residents),
    answers: task === 'fill' ? prefilled : { ...prefilled, ...filled },
    timeZones: {},
    carried: {},
    leftBlank: [],
    draftKey: `drafts-of-${role}`,
    missing: [],
    problems: [],
    ...rest,
  }
}

const people: Record<OpenedRoom['role'], OpenedRoom['person']> = {
  LLEdit: { name: 'Olivia Owner', email: 'owner@example.com' },
  TT1: { name: 'Maria del Carmen Lopez', email: 'maria@example.com' },
  TT2: { name: 'Sam Reed', email: 'sam@example.com' },
  TT3: { name: 'Ada Stone', email: 'ada@example.com' },
  TT4: { name: 'Lee Park', email: 'lee@example.com' },
  LL2: { name: 'Sam Ellis', email: 'sam.ellis@example.com' },
  LL3: { name: 'Ada Ellis', email: 'ada.ellis@example.com' },
  LLSign: { name: 'Olivia Owner', email: 'owner@example.com' },
}

const prefilled: Record<string, Answer> = {
  'LLEdit.landlord.name': 'Olivia Owner',
  'LLEdit.premises.street': '12 Elm Street',
  'TT1.name': 'Maria del Carmen Lopez',
  'TT2.name': 'Sam Reed',
  'LLSign.name': 'Olivia Owner',
}

const filled: Record<string, Answer> = {
  'LLEdit.landlord.noticeAddress': {
    street: '9 Main Street',
    city: 'Springfield',
    state: 'IL',
    zip: '62701',
  },
  'LLEdit.term.start': '2027-01-01',
  'LLEdit.term.end': '2027-12-31',
  'LLEdit.rent.monthly': 125_000,
  'LLEdit.rent.dueDay': 1,
  'd1/LLEdit.rent.methods': ['check', 'online'],
  'd1/LLEdit.lateFee.percent': 5,
  'd1/LLEdit.quiet.from': '22:00',
  'd1/LLEdit.smoking': 'outside',
  'd1/LLEdit.pets': 'yes',
  'd1/LLEdit.pets.rules': 'One cat.\nNo dogs.',
  'd2/LLEdit.lead.knowledge': 'none',
  'd3/LLEdit.rooms': [
    { room: 'Kitchen', state: 'good', checkedOn: '2026-12-30', repair: 2500, keys: 2, photo: true },
    { room: 'Bathroom', state: 'worn', checkedOn: null, repair: null, keys: null, photo: null },
  ],
}
