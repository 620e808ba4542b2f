import type { StateRules } from '@countersign/contract/schemas/forms/state-rules'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { formCalls } from '@countersign/contract/calls/forms'
import { screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { StateCheck } from './state-check.tsx'

const checked = { on: '2026-11-20', laws: ['RCW 59.18.150', 'RCW 59.18.280'], inPart: false }

test('a state of which nothing was read is called not checked', async () => {
  renderCheck('GA', { rules: [] })

  expect(await screen.findByText('Not checked for GA.')).toBeVisible()
  expect(screen.queryByText(/has laws of its own/)).toBeNull()
})

test('a state of which single laws were read is called partly checked, and says how many', async () => {
  renderCheck('PA', { rules: [], checked: { ...checked, laws: ['68 P.S. 250.512'], inPart: true } })

  expect(
    await screen.findByText(/1 law, on November 20, 2026\. Have a local attorney/),
  ).toBeVisible()
})

test('names the day and the laws, and opens what was read of a city', async () => {
  const law = {
    words: 'Seattle asks for 180 days.',
    citation: 'Seattle Mun. Code 7.24.030.A',
    checkedOn: '2026-11-23',
    readIn: 'law' as const,
    lawSite: 'library.municode.com/wa/seattle',
  }
  renderCheck('WA', { rules: [], checked, cities: [{ city: 'Seattle', laws: [law] }] })

  expect(await screen.findByText(/Checked on .* against 2 laws of WA\./)).toBeVisible()
  expect(screen.getByText(/Seattle asks for 180 days\./)).not.toBeVisible()
  await userEvent.click(screen.getByText('Seattle has laws of its own.'))
  expect(screen.getByText(/Seattle asks for 180 days\. Read in the law on/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'library.municode.com/wa/seattle' })).toBeVisible()
})

function renderCheck(state: UsState, rules: StateRules) {
  fakeFetch(mockResponse(formCalls.getStateRules, () => rules))
  renderApp(<StateCheck state={state} />)
}
