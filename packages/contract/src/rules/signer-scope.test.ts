import { expect, test } from 'vitest'
import { copyTemplateIdFor } from './form-rules.ts'
import { signersWithoutFieldsError, signerScopeError } from './signer-scope.ts'

const resident = {}
const guarantor = { kind: 'guarantor' } as const
const [all, each, primary, guaranty, none] = (
  ['all', 'each', 'primary', 'guarantor', 'none'] as const
).map((signerScope) => ({ signerScope }))
const forms = (...chosen: (typeof all | undefined)[]) => chosen.flatMap((form) => form ?? [])

test('a guaranty needs a guarantor, and says so', () => {
  expect(signerScopeError({ signerScope: 'guarantor' }, [resident])).toMatch(/Add the guarantor/)
  expect(signerScopeError({ signerScope: 'guarantor' }, [resident, guarantor])).toBeUndefined()
  expect(signerScopeError({ signerScope: 'each' }, [resident, resident])).toBeUndefined()
})

test('a packet in which a resident signs nothing says so', () => {
  expect(signersWithoutFieldsError(forms(none), [resident])).toMatch(/sign nothing/)
  expect(signersWithoutFieldsError(forms(guaranty), [resident, guarantor])).toMatch(/sign nothing/)
  expect(signersWithoutFieldsError(forms(primary, none), [resident, resident])).toMatch(
    /Only Resident 1/,
  )
  expect(signersWithoutFieldsError(forms(primary), [resident])).toBeUndefined()
  expect(signersWithoutFieldsError(forms(primary, each), [resident, resident])).toBeUndefined()
  expect(signersWithoutFieldsError(forms(none, all), [resident, resident])).toBeUndefined()
})

test('a packet in which a guarantor signs nothing says so', () => {
  expect(signersWithoutFieldsError(forms(all), [resident, guarantor])).toMatch(
    /guarantor has nothing to sign/,
  )
  expect(signersWithoutFieldsError(forms(all, guaranty), [resident, guarantor])).toBeUndefined()
})

test('the template of a private copy is named by its signer’s slot', () => {
  const form = {
    documentTemplateId: 'x@1/k1',
    documentTemplateIds: { '1': 'x@1/k1', '3': 'x@1/k3' },
  }

  expect(copyTemplateIdFor(form, { signerCount: 3, slot: 2 })).toBe('x@1/k3r2')
})
