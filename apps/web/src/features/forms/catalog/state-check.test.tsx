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

  expect(await screen.findByText('Not checked for GA')).toBeVisible()
  expect(screen.queryByText(/has laws of its own/)).toBeNull()
})

test('a state of which single laws were read is called partly checked, and says how many', async () => {
  renderCheck('PA', { rules: [], checked: { ...checked, laws: ['68 P.S. 250.512'], inPart: true } })

  await userEvent.click(await screen.findByText('Partly checked for PA (1 law)'))
  expect(screen.getByText(/^Checked on November 20, 2026 against 68 P\.S\. 250\.512/)).toBeVisible()
  expect(screen.getByText(/Have a local attorney review these forms\./)).toBeVisible()
})

const seattle = {
  city: 'Seattle',
  laws: [
    {
      words: 'Seattle asks for 180 days.',
      citation: 'Seattle Mun. Code 7.24.030.A',
      checkedOn: '2026-11-23',
      readIn: 'law' as const,
      lawSite: 'library.municode.com/wa/seattle',
    },
  ],
}

test('only the city of the home is named, and opens with what was read of it', async () => {
  const tacoma = { city: 'Tacoma', laws: [] }
  renderCheck('WA', { rules: [], checked, cities: [seattle, tacoma] }, 'seattle')

  expect(screen.queryByText(/Seattle asks for 180 days\./)).toBeNull()
  await userEvent.click(
    await screen.findByText('Checked for WA (2 laws) · Seattle has laws of its own'),
  )
  expect(screen.getByText(/Seattle asks for 180 days\. Read in the law on/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'library.municode.com/wa/seattle' })).toBeVisible()
  expect(screen.queryByText(/Tacoma/)).toBeNull()
})

test('a home elsewhere is told nothing about other cities', async () => {
  renderCheck('WA', { rules: [], checked, cities: [seattle] }, 'Spokane')

  await userEvent.click(await screen.findByText('Checked for WA (2 laws)'))
  expect(screen.queryByText(/Seattle/)).toBeNull()
})

function renderCheck(state: UsState, rules: StateRules, city?: string) {
  fakeFetch(mockResponse(formCalls.getStateRules, () => rules))
  renderApp(<StateCheck state={state} city={city} />)
}
