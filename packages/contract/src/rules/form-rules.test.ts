import { describe, expect, it } from 'vitest'
import { isSignable, printReason, templateIdFor } from './form-rules.ts'

describe('delivery classes', () => {
  it('C and D are printed, with a badge and a reason, and never e-signed', () => {
    expect(isSignable('C')).toBe(false)
    expect(isSignable('D')).toBe(false)
    expect(printReason('C')?.reason).toContain('15 USC 7003')
    expect(printReason('D')?.badge).toBe('Print & deliver')
  })

  it('A and B are e-signed', () => {
    expect(isSignable('A') && isSignable('B')).toBe(true)
    expect(printReason('A') ?? printReason('B')).toBeUndefined()
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
