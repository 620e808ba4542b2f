import { describe, expect, it } from 'vitest'
import { describeForm } from '../../compile/compile-form.ts'
import { floodHazardKnownConditionsDisclosure } from './flood-hazard-known-conditions-disclosure.ts'
import { leadPamphletReceipt } from './lead-pamphlet-receipt.ts'
import { residentInformationAndEmergencyContacts } from './resident-information-and-emergency-contacts.ts'

describe('the disclosure of floods and hazards', () => {
  it('never answers for the owner', () => {
    const { fields } = describeForm(floodHazardKnownConditionsDisclosure, {
      signerCount: 1,
    }).template
    const owners = fields.filter((field) => /^LLEdit\.(flood|hazards)\./.test(field.key))

    expect(owners).toHaveLength(12)
    expect(owners.filter((field) => field.prefill ?? field.rows?.first)).toEqual([])
  })
})

describe('the receipt for the lead pamphlet', () => {
  it('requires each resident to confirm that they received the pamphlet', () => {
    const { fields } = describeForm(leadPamphletReceipt, { signerCount: 2 }).template
    const opened = fields.filter((field) => field.key.endsWith('.pamphlet.opened'))

    expect(opened.map((field) => [field.key, field.required])).toEqual([
      ['TT1.pamphlet.opened', true],
      ['TT2.pamphlet.opened', true],
    ])
  })

  it('addresses one resident without a number', () => {
    const { fields } = describeForm(leadPamphletReceipt, { signerCount: 1 }).template

    expect(fields.find((field) => field.key === 'TT1.pamphlet.opened')?.label).toMatch(
      /^I received the pamphlet/,
    )
  })
})

describe('the information about a resident', () => {
  it('requires no contact, employer or heir', () => {
    const { fields } = describeForm(residentInformationAndEmergencyContacts, {
      signerCount: 1,
    }).template
    const asked = fields.filter((field) => field.role === 'TT1' && !field.locked)

    expect(asked.filter((field) => field.required).map((field) => field.key)).toEqual([
      'TT1.signature',
    ])
  })
})
