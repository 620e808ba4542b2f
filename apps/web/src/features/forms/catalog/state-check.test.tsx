import type { StateRules, UsState } from '@countersign/contract'
import { getStateRules } from '@countersign/contract/calls'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { StateCheck } from './state-check.tsx'

const checked = { on: '2026-11-20', laws: ['RCW 59.18.150', 'RCW 59.18.280'], inPart: false }

test('a state of which nothing was read is called not checked', async () => {
  renderCheck('GA', { rules: [] })

  expect(await screen.findByText('Not checked for GA.')).toBeVisible()
  expect(screen.queryByText(/Cities can have rental laws/)).toBeNull()
})

test('names the day and the laws, and the cities whose own law was not read', async () => {
  renderCheck('WA', { rules: [], checked })

  expect(await screen.findByText(/Checked on .* against 2 laws of WA\./)).toBeVisible()
  expect(screen.getByText('Not checked for Seattle.')).toBeVisible()
})

test('two cities of one state stand in one line', async () => {
  renderCheck('CA', { rules: [], checked })

  expect(await screen.findByText('Not checked for Los Angeles and San Francisco.')).toBeVisible()
})

function renderCheck(state: UsState, rules: StateRules) {
  fakeFetch(mockResponse(getStateRules, () => rules))
  renderApp(<StateCheck state={state} />)
}
