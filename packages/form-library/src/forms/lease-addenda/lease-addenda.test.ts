import { describe, expect, it } from 'vitest'
import { describeForm } from '../../compile/compile-form.ts'
import { amenitiesPoolFitnessAddendum } from './amenities-pool-fitness-addendum.ts'
import { assistanceAnimalAcknowledgment } from './assistance-animal-acknowledgment.ts'
import { houseRulesCommunityPolicies } from './house-rules-community-policies.ts'
import { crimeFreeAddendum } from './crime-free-addendum.ts'
import { housingVoucherAddendum } from './housing-voucher-addendum.ts'
import { rentersInsuranceAddendum } from './renters-insurance-addendum.ts'
import { roommateAddendum } from './roommate-addendum.ts'

describe('the assistance animal acknowledgment', () => {
  it('is private to each resident and asks for no money', () => {
    const { fields } = describeForm(assistanceAnimalAcknowledgment, { signerCount: 1 }).template

    expect(assistanceAnimalAcknowledgment.signerScope).toBe('each')
    expect(fields.filter((field) => field.type === 'money')).toEqual([])
  })
})

describe('the house rules', () => {
  it('are signed by the residents alone, so that no empty signature block is printed', () => {
    const { fields } = describeForm(houseRulesCommunityPolicies, { signerCount: 2 }).template
    const signatures = fields.filter((field) => field.type === 'signature')

    expect(signatures.map(({ key, required, requiredIf }) => [key, required, requiredIf])).toEqual([
      ['TT1.signature', true, undefined],
      ['TT2.signature', true, undefined],
    ])
  })
})

describe('the renters insurance addendum', () => {
  it('asks for an amount and a date only if coverage is required, and never for a policy at signing', () => {
    const { fields } = describeForm(rentersInsuranceAddendum, { signerCount: 2 }).template
    const onlyIfRequired = fields.filter((field) => field.requiredIf)

    expect(onlyIfRequired.map((field) => field.key)).toEqual([
      'LLEdit.insurance.liabilityMin',
      'LLEdit.insurance.proofBy',
    ])
    expect(fields.filter((field) => /\.policy/.test(field.key) && field.required)).toEqual([])
  })
})

describe('the roommate addendum', () => {
  it('tells a single resident that it is for several, and asks several to initial their liability', () => {
    const alone = describeForm(roommateAddendum, { signerCount: 1 }).template
    const pair = describeForm(roommateAddendum, { signerCount: 2 }).template
    const initialsIn = ({ fields }: typeof alone) =>
      fields.filter((field) => field.type === 'initials').map((field) => field.key)

    expect(JSON.stringify(alone.reading)).toContain('Only one resident is named above')
    expect(initialsIn(alone)).toEqual([])
    expect(JSON.stringify(pair.reading)).not.toContain('Only one resident is named above')
    expect(initialsIn(pair)).toEqual(['TT1.initials:jointLiability', 'TT2.initials:jointLiability'])
  })
})

describe('the amenities addendum', () => {
  it('asks each resident to initial the risks and releases nobody from negligence', () => {
    const { fields, reading } = describeForm(amenitiesPoolFitnessAddendum, {
      signerCount: 3,
    }).template

    expect(fields.filter((field) => field.type === 'initials').map((field) => field.key)).toEqual(
      [1, 2, 3].map((n) => `TT${n}.initials:risksAck`),
    )
    expect(JSON.stringify(reading)).toContain('does not release the Owner')
  })
})

describe('the crime-free addendum', () => {
  it('never counts a call for help, an arrest or a victim against anybody', () => {
    const text = JSON.stringify(
      describeForm(crimeFreeAddendum, { signerCount: 2 }).template.reading,
    )

    expect(text).toContain('An arrest alone proves nothing.')
    expect(text).toContain('nobody is fined or made to leave for it (34 USC 12495)')
    expect(text).toContain('are never held against their victims')
  })
})

describe('the housing voucher addendum', () => {
  it('asks for HUD’s papers, and leaves their words to HUD', () => {
    const { fields, reading } = describeForm(housingVoucherAddendum, { signerCount: 2 }).template
    const required = fields.filter(({ key, required: asked }) => asked && /voucher/.test(key))

    expect(required.map(({ key }) => key)).toEqual([
      'LLEdit.voucher.agency',
      'LLEdit.voucher.tenancyAddendum',
      'LLEdit.voucher.occupancyRights',
    ])
    expect(JSON.stringify(reading)).toContain('HUD’s tenancy addendum prevails over both.')
    expect(fields.filter((field) => field.type === 'money')).toEqual([])
  })
})
