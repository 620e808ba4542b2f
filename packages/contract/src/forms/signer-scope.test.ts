import { expect, test } from 'vitest'
import { copyTemplateIdFor } from './form.ts'
import { emptyHanded, scopeRefusal } from './signer-scope.ts'

const resident = {}
const guarantor = { kind: 'guarantor' } as const
const [all, each, primary, guaranty, none] = (
  ['all', 'each', 'primary', 'guarantor', 'none'] as const
).map((signerScope) => ({ signerScope }))
const forms = (...chosen: (typeof all | undefined)[]) => chosen.flatMap((form) => form ?? [])

test('a guaranty needs a guarantor, and says so', () => {
  expect(scopeRefusal({ signerScope: 'guarantor' }, [resident])).toMatch(/Add the guarantor/)
  expect(scopeRefusal({ signerScope: 'guarantor' }, [resident, guarantor])).toBeUndefined()
  expect(scopeRefusal({ signerScope: 'each' }, [resident, resident])).toBeUndefined()
})

test('a packet in which a resident signs nothing says so', () => {
  expect(emptyHanded(forms(none), [resident])).toMatch(/sign nothing/)
  expect(emptyHanded(forms(guaranty), [resident, guarantor])).toMatch(/sign nothing/)
  expect(emptyHanded(forms(primary, none), [resident, resident])).toMatch(/Only Resident 1/)
  expect(emptyHanded(forms(primary), [resident])).toBeUndefined()
  expect(emptyHanded(forms(primary, each), [resident, resident])).toBeUndefined()
  expect(emptyHanded(forms(none, all), [resident, resident])).toBeUndefined()
})

test('a packet in which a guarantor signs nothing says so', () => {
  expect(emptyHanded(forms(all), [resident, guarantor])).toMatch(/guarantor has nothing to sign/)
  expect(emptyHanded(forms(all, guaranty), [resident, guarantor])).toBeUndefined()
})

test('a private copy is named after its resident’s place', () => {
  const form = {
    documentTemplateId: 'x@1/k1',
    documentTemplateIds: { '1': 'x@1/k1', '3': 'x@1/k3' },
  }

  expect(copyTemplateIdFor(form, { signerCount: 3, place: 2 })).toBe('x@1/k3r2')
})
