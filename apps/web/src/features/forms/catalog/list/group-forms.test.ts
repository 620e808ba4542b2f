import { expect, test } from 'vitest'
import { aForm } from '../../../../test/samples.ts'
import { groupForms } from './group-forms.ts'

test('leases come first, then the other categories, and what is printed at the end', () => {
  const groups = groupForms([
    aForm('application', { category: 'Applications & Screening' }),
    aForm('quit', { category: 'Default & Termination (print & serve)', deliveryClass: 'C' }),
    aForm('rules', { category: 'House rules' }),
    aForm('pets', { category: 'Lease Addenda' }),
    aForm('entry', { category: 'During the Tenancy', deliveryClass: 'D' }),
    aForm('lease', { category: 'Leases & Renewals' }),
    aForm('renewal', { category: 'Leases & Renewals' }),
  ])

  expect(groups.map(({ title, forms }) => [title, ...forms.map(({ _id }) => _id)])).toEqual([
    ['Leases & Renewals', 'lease', 'renewal'],
    ['Lease Addenda', 'pets'],
    ['Applications & Screening', 'application'],
    ['House rules', 'rules'],
    ['To print and sign in ink', 'quit', 'entry'],
  ])
})

test('without forms there are no groups', () => {
  expect(groupForms([])).toEqual([])
})
