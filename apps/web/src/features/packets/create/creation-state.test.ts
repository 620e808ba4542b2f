import { limits } from '@countersign/contract/rules/limits'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { expect, test } from 'vitest'
import {
  addBundle,
  addDocuments,
  moveDocument,
  updateDocument,
  removeDocument,
  restoreDocument,
  toggleDocument,
} from './creation-documents.ts'
import {
  chooseUnit,
  creationRequest,
  type CreationState,
  updatePeopleDraft,
  emptyCreation,
  resolvePacketName,
  confirmPeople,
} from './creation-state.ts'
import { emptyPeople } from './people/people.ts'

test('documents keep the order in which they were chosen, numbered from 0', () => {
  const state = withDocuments('lease', 'pets', 'lead')

  expect(orderOf(state)).toEqual(['lease 0', 'pets 1', 'lead 2'])
})

test('choosing a document again removes it and renumbers the others from 0', () => {
  const state = toggleDocument(withDocuments('lease', 'pets', 'lead'), form('lease'))

  expect(orderOf(state)).toEqual(['pets 0', 'lead 1'])
})

test('a document moves up and down, and all are renumbered from 0', () => {
  const state = withDocuments('lease', 'pets', 'lead')

  expect(orderOf(moveDocument(state, 2, 0))).toEqual(['lead 0', 'lease 1', 'pets 2'])
  expect(orderOf(moveDocument(state, 0, 2))).toEqual(['pets 0', 'lead 1', 'lease 2'])
})

test('a document does not move beyond the ends', () => {
  const state = withDocuments('lease', 'pets')

  expect(moveDocument(state, 0, -1)).toBe(state)
  expect(moveDocument(state, 1, 2)).toBe(state)
})

test('a bundle adds missing forms in order, and adding it twice changes nothing', () => {
  const bundle = [form('lead'), form('lease'), form('pets')]
  const state = addDocuments(withDocuments('pets'), bundle)

  expect(orderOf(state)).toEqual(['pets 0', 'lead 1', 'lease 2'])
  expect(addDocuments(state, bundle)).toBe(state)
})

test('a packet that begins with a bundle is named after it, as long as it has documents', () => {
  const bundle = { title: 'New lease', forms: [form('lead'), form('lease')] }
  const state = addBundle(withDocuments(), bundle)

  expect(resolvePacketName(state)).toBe('New lease')
  expect(resolvePacketName(removeDocument(state, 'lead'))).toBe('New lease')
  expect(resolvePacketName(addBundle(withDocuments('pets'), bundle))).toBe('Title of pets')

  const emptied = removeDocument(removeDocument(state, 'lead'), 'lease')
  expect(resolvePacketName(emptied)).toBe('Legal Form Packet')
  expect(resolvePacketName(toggleDocument(emptied, form('pets')))).toBe('Title of pets')
})

test('a removed document is restored in its place, once', () => {
  const state = removeDocument(withDocuments('lease', 'pets', 'lead'), 'pets')
  const restored = restoreDocument(state, { form: form('pets'), index: 1 })

  expect(orderOf(restored)).toEqual(['lease 0', 'pets 1', 'lead 2'])
  expect(restoreDocument(restored, { form: form('pets'), index: 1 })).toBe(restored)
})

test('the lead disclosure comes before the lease, whenever it is added', () => {
  const lease = { ...form('lease'), category: 'Leases & Renewals' }
  const lead = form('lead-based-paint-disclosure')
  const state = addDocuments(withDocuments('pets'), [lease, form('keys')])

  const ordered = ['pets 0', 'lead-based-paint-disclosure 1', 'lease 2', 'keys 3']
  expect(orderOf(toggleDocument(state, lead))).toEqual(ordered)
  expect(orderOf(addDocuments(withDocuments('pets'), [lead, lease, form('keys')]))).toEqual(ordered)
})

test('a packet has at most the documents that the limit allows', () => {
  const names = Array.from({ length: limits.maxDocuments + 1 }, (_, index) => `form-${index}`)

  expect(withDocuments(...names).documents).toHaveLength(limits.maxDocuments)
})

test('the packet has the name of its first document until somebody names it; the order renames nothing', () => {
  const moved = moveDocument(withDocuments('lease', 'pets'), 1, 0)

  expect(resolvePacketName(withDocuments('lease', 'pets'))).toBe('Title of lease')
  expect(resolvePacketName(moved)).toBe('Title of lease')
  expect(resolvePacketName(moveDocument(moved, 0, 1))).toBe('Title of lease')
  expect(resolvePacketName({ ...moved, packetName: 'Maple Street' })).toBe('Maple Street')
  expect(resolvePacketName(removeDocument(moved, 'lease'))).toBe('Title of pets')
})

test('an emptied name and a packet without documents fall back to the default', () => {
  expect(resolvePacketName({ ...withDocuments('lease'), packetName: '  ' })).toBe('Title of lease')
  expect(resolvePacketName(emptyCreation('key'))).toBe('Legal Form Packet')
})

test('typing in add-signers invalidates the confirmed signers', () => {
  const settled = complete()
  const typed = updatePeopleDraft(settled, emptyPeople)

  expect(settled.signers).toHaveLength(1)
  expect(typed.signers).toEqual([])
  expect(typed.initiator).toBeNull()
})

test('there is no request as long as property, signers or documents are missing', () => {
  const state = complete()

  expect(creationRequest({ ...state, rentalUnit: null })).toBeUndefined()
  expect(creationRequest({ ...state, signers: [] })).toBeUndefined()
  expect(creationRequest({ ...state, initiator: null })).toBeUndefined()
  expect(creationRequest({ ...state, documents: [] })).toBeUndefined()
})

test('the request names each form by its variant for the number of signers, in order', () => {
  const state = moveDocument(complete(), 1, 0)

  expect(creationRequest(state)).toMatchObject({
    templateIds: ['pets/k1', 'lease/k1'],
    propertyId: 'p1',
    unitId: 'u1',
    packetName: 'Title of lease',
  })
})

test('an edited form is replaced by its new edition, in the same position', () => {
  const state = updateDocument(withDocuments('lease', 'pets'), { ...form('lease'), edition: '2' })

  expect(orderOf(state)).toEqual(['lease 0', 'pets 1'])
  expect(state.documents[0]?.edition).toBe('2')
  expect(updateDocument(state, form('other'))).toBe(state)
})

function complete(): CreationState {
  const placed = chooseUnit(withDocuments('lease', 'pets'), {
    propertyId: 'p1',
    propertyName: '12 Maple Street',
    address: { street: '12 Maple Street', city: 'Columbus', state: 'OH', zip: '43215' },
    unitId: 'u1',
    unitName: 'Unit 1',
  })
  return confirmPeople(placed, {
    signers: [
      {
        firstName: 'Maria',
        lastName: 'Lopez',
        email: 'maria@example.com',
        phone: '+16145550123',
        role: 'tenant',
      },
    ],
    owners: [],
    copies: [],
    initiator: { _id: 'owner', name: 'Olivia Owner', email: 'owner@example.com' },
  })
}

function withDocuments(...ids: string[]): CreationState {
  return ids.reduce((state, id) => toggleDocument(state, form(id)), emptyCreation('key'))
}

function orderOf(state: CreationState) {
  return state.documents.map(({ _id, order }) => `${_id} ${order}`)
}

function form(id: string): Form {
  return {
    _id: id,
    title: `Title of ${id}`,
    description: '',
    useWhen: '',
    category: 'Lease Addenda',
    deliveryClass: 'A',
    edition: '2026-10',
    revisedOn: '2026-10-01',
    signedBy: 'All residents and the owner/agent',
    signerScope: 'all',
    ownerSigns: true,
    order: 7,
    pages: 2,
    source: 'library',
    documentTemplateId: `${id}/k1`,
    documentTemplateIds: { '1': `${id}/k1`, '2': `${id}/k2` },
  }
}
