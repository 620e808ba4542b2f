import { describe, expect, it } from 'vitest'
import type { DeliveryClass } from '../schemas/forms/form.ts'
import { isSignable, printReason, templateIdFor } from './form-rules.ts'

const library = (deliveryClass: DeliveryClass) => ({ deliveryClass, source: 'library' as const })

describe('delivery classes', () => {
  it('C and D are printed, with a badge and a reason, and never e-signed', () => {
    expect(isSignable('C')).toBe(false)
    expect(isSignable('D')).toBe(false)
    expect(printReason(library('C'))?.reason).toContain('15 USC 7003')
    expect(printReason(library('D'))?.badge).toBe('Print & deliver')
  })

  it('a custom form that is only for printing says that its owner chose so', () => {
    const own = printReason({ deliveryClass: 'D', source: 'custom' })
    expect(own).toMatchObject({ badge: 'Print', reason: expect.stringContaining('You chose') })
    const association = printReason({ deliveryClass: 'D', source: 'association' })
    expect(association?.reason).toMatch(/^Your association chose/)
  })

  it('A and B are e-signed', () => {
    expect(isSignable('A') && isSignable('B')).toBe(true)
    expect(printReason(library('A')) ?? printReason(library('B'))).toBeUndefined()
  })
})

describe("a form's variant", () => {
  const form = {
    documentTemplateId: 'lease',
    documentTemplateIds: { '1': 'lease/k1', '3': 'lease/k3' },
  }

  it('is the one for the signer count, and the first where there is none', () => {
    expect(templateIdFor(form, 3)).toBe('lease/k3')
    expect(templateIdFor(form, 2)).toBe('lease/k1')
    expect(templateIdFor({ ...form, documentTemplateIds: {} }, 2)).toBe('lease')
  })
})
