import { describe, expect, it } from 'vitest'
import { describeForm } from '../../compile/compile-form.ts'
import { guarantorAgreement } from './guarantor-agreement.ts'
import { rentalApplication } from './rental-application.ts'
import { rentalCriteriaAcknowledgment } from './rental-criteria-acknowledgment.ts'
import { screeningAuthorizationAndFeeReceipt } from './screening-authorization-and-fee-receipt.ts'
import { tenancyEmploymentVerificationRequest } from './tenancy-employment-verification-request.ts'

const forms = [
  rentalApplication,
  screeningAuthorizationAndFeeReceipt,
  rentalCriteriaAcknowledgment,
  guarantorAgreement,
  tenancyEmploymentVerificationRequest,
]

describe.each(forms.map((form) => [form.id, form] as const))('%s', (_id, form) => {
  const { template } = describeForm(form, { signerCount: 1 })

  it('labels its one signer without a number', () => {
    const labels = template.fields.map((field) => field.label)
    const signers = template.reading
      .filter((node) => node.kind === 'signatures')
      .flatMap((node) => node.blocks.map((block) => block.label))

    expect([...labels, ...signers].filter((label) => /\d$|Resident 1/.test(label))).toEqual([])
    expect(signers[0]).toMatch(/^(Applicant|Guarantor)$/)
  })

  it('does not ask for a Social Security number', () => {
    const asked = template.fields.map((field) => `${field.key} ${field.label}`)

    expect(asked.filter((words) => /social security|\bssn\b|taxpayer/i.test(words))).toEqual([])
  })
})

describe('the rental application', () => {
  it('has every question about a person in that person’s own role', () => {
    const { fields } = describeForm(rentalApplication, { signerCount: 1 }).template
    const personal = fields.filter((field) =>
      /birth|income|employer|address|minors|references|convicted|consent/i.test(field.key),
    )

    expect(personal.length).toBeGreaterThan(8)
    expect(new Set(personal.map((field) => field.role))).toEqual(new Set(['TT1']))
  })

  it('asks about convictions only if the owner confirms that the law allows it', () => {
    const { fields } = describeForm(rentalApplication, { signerCount: 1 }).template
    const question = fields.find((field) => field.key === 'TT1.convicted')

    expect(question).toMatchObject({
      required: false,
      requiredIf: { key: 'LLEdit.application.criminalAsked', in: ['yes'] },
    })
    expect(fields.find((field) => field.key === question?.requiredIf?.key)).toMatchObject({
      role: 'LLEdit',
      required: false,
    })
  })
})
