import { describe, expect, it } from 'vitest'
import { describeForm } from '../../compile/compile-form.ts'
import { maintenanceRepairRequest } from './maintenance-repair-request.ts'

describe('a repair request', () => {
  const { fields } = describeForm(maintenanceRepairRequest, { signerCount: 4 }).template

  it('is made by one resident and asks nothing of the others', () => {
    expect([...new Set(fields.map((field) => field.role))].sort()).toEqual(['LLEdit', 'TT1'])
    expect(fields.map((field) => field.key)).toContain('TT1.signature')
  })

  it('lets the resident decide whether anyone may enter', () => {
    const entry = fields.find((field) => field.key === 'TT1.repair.permissionToEnter')

    expect(entry).toMatchObject({ role: 'TT1', type: 'yesno', required: true })
    expect(entry?.prefill).toBeUndefined()
  })
})
