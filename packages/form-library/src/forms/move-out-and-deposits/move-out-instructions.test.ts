import { describe, expect, it } from 'vitest'
import { describeForm } from '../../compile/compile-form.ts'
import { moveOutInstructions } from './move-out-instructions.ts'

describe('move-out instructions', () => {
  const { fields } = describeForm(moveOutInstructions, { signerCount: 3 }).template
  const signatures = fields.filter((field) => field.type === 'signature')

  it('ask residents to sign for receipt only if the owner wants it', () => {
    const residents = signatures.filter((field) => field.role !== 'LLSign')

    expect(residents.map((field) => field.key)).toEqual([
      'TT1.signature:receipt',
      'TT2.signature:receipt',
      'TT3.signature:receipt',
    ])
    for (const signature of residents) {
      expect(signature.required).toBe(false)
      expect(signature.requiredIf).toEqual({ key: 'LLEdit.moveOut.askReceipt', in: ['yes'] })
    }
  })

  it('always have the owner’s signature', () => {
    expect(signatures.find((field) => field.role === 'LLSign')?.required).toBe(true)
  })
})
