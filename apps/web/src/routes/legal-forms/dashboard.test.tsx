import type { RemindResult } from '@countersign/contract/schemas/packets/packet-list'
import { formCalls } from '@countersign/contract/calls/forms'
import { packetCalls } from '@countersign/contract/calls/packets'
import { userCalls } from '@countersign/contract/calls/users'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CurrentUserProvider } from '../../features/session/current-user.tsx'
import { mockProblem, mockResponse, problemResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { renderApp } from '../../test/render.tsx'
import { aPacket, aUser } from '../../test/samples.ts'
import { Component as Dashboard } from './dashboard.tsx'

const waiting = aPacket({
  _id: 'waiting',
  documentGroupId: 'group-waiting',
  formPacketName: 'Under way',
  status: 'AWAITING_TENANT_SIGNATURE',
  group: 'waiting',
})
const done = aPacket({
  _id: 'done',
  documentGroupId: 'group-done',
  formPacketName: 'Ready',
  status: 'FULLY_EXECUTED',
  group: 'done',
  executionDate: '2026-11-19T21:42:00.000Z',
})

const reminders: RemindResult[] = [
  {
    documentGroupId: 'group-waiting',
    name: 'Under way',
    refusal: null,
    signers: [{ role: 'TT1', name: 'Maria Lopez', outcome: 'reminded', detail: null }],
  },
  { documentGroupId: 'group-done', name: 'Ready', refusal: 'It is executed.', signers: [] },
]

test('the tabs say how many packets each group has, and stop counting at 999', async () => {
  openDashboard()
  await screen.findByText('Under way')

  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Needs you0',
    'Waiting for others999+',
    'Done1',
    'All999+',
  ])
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
})

test('a tab, a filter and an order are in the address and in the request', async () => {
  const { router, requests } = openDashboard()
  await screen.findByText('Under way')

  await userEvent.click(screen.getByRole('tab', { name: 'Done' }))
  await userEvent.click(screen.getByRole('button', { name: 'Unit Address' }))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'FULLY_EXECUTED')

  await expect
    .poll(() => router.state.location.search)
    .toBe('?group=done&sort=address&direction=asc&status=FULLY_EXECUTED')
  await expect.poll(() => lastList(requests)).toContain('status=FULLY_EXECUTED')
  expect(screen.getByRole('columnheader', { name: 'Unit Address' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('an order and a filter that are chosen before the page is drawn again are both kept', async () => {
  const { router } = openDashboard()
  await screen.findByText('Under way')
  const status = screen.getByLabelText<HTMLSelectElement>('Status')

  const isSorted = new Promise((resolve) => router.subscribe(resolve))
  screen.getByRole('button', { name: 'Unit Address' }).click()
  await isSorted
  status.value = 'FULLY_EXECUTED'
  status.dispatchEvent(new Event('change', { bubbles: true }))

  await expect
    .poll(() => router.state.location.search)
    .toContain('sort=address&direction=asc&status=FULLY_EXECUTED')
})

test('an address with unknown values shows all packets', async () => {
  const { requests } = openDashboard('/?group=mine&sort=color&from=yesterday&status=SIGNED')
  await screen.findByText('Under way')

  expect(lastList(requests)).toBe('')
})

test('the menu of a row offers what its packet allows', async () => {
  openDashboard()
  await screen.findByText('Under way')

  expect(await menuOf('Under way')).toEqual([
    'History',
    'Remind',
    'Correct',
    'Change answers',
    'Revise',
    'Extend',
    'Print',
    'Finished on paper',
    'Use again',
    'Cancel this packet',
  ])
  await userEvent.keyboard('{Escape}')
  expect(await menuOf('Ready')).toEqual(['History', 'Use again', 'Download', 'Hide'])
})

test('where the server cannot search, that is said', async () => {
  openDashboard('/', [waiting, done], { searches: false })
  await screen.findByText('Under way')

  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search packets' }), 'ready')

  expect(await screen.findByText('There was an error loading legal form packets.')).toBeVisible()
  expect(screen.queryByText('Under way')).toBeNull()
})

test('selected packets are reminded together, and refusals are told', async () => {
  openDashboard()
  await screen.findByText('Under way')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all packets shown' }))
  const bar = within(screen.getByRole('region', { name: 'Selected packets' }))
  expect(bar.getByText('2 packets selected')).toBeVisible()

  await userEvent.click(bar.getByRole('button', { name: 'Remind' }))
  expect(await screen.findByText('Reminded Maria Lopez.')).toBeVisible()
  expect(screen.getByText('Ready: It is executed.')).toBeVisible()
})

test('selected drafts are discarded together, with the way back, and refusals are told', async () => {
  const { requests } = openDashboard('/', [
    aPacket({ _id: 'd1', documentGroupId: 'd1', formPacketName: 'Draft one', status: 'CREATED' }),
    aPacket({ _id: 'd2', documentGroupId: 'd2', formPacketName: 'Paid by now', status: 'CREATED' }),
    waiting,
  ])
  await screen.findByText('Draft one')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all packets shown' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard drafts' }))

  expect(await screen.findByText('Discarded 1 packet.')).toBeVisible()
  expect(screen.getByText(/^Paid by now: /)).toBeVisible()
  expect(pathsOf(requests, 'discard')).toEqual(['d1', 'd2'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Restored 1 packet.')).toBeVisible()
  expect(pathsOf(requests, 'restore')).toEqual(['d1'])
})

test.each([
  [1, 1, 'The fee that you paid for it is refunded, also if you undo this.'],
  [3, 1, 'The fee that you paid for one of them is refunded, also if you undo this.'],
  [3, 2, 'The fees that you paid for 2 of them are refunded, also if you undo this.'],
])(
  'before %i drafts are discarded, %i of them paid, it is said that the fee goes back',
  async (count, paid, sentence) => {
    const ids = ['d1', 'd3', 'd4'].slice(0, count)
    const { requests } = openDashboard(
      '/',
      ids.map((id, index) => aPacket({ _id: id, documentGroupId: id, feePaid: index < paid })),
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all packets shown' }))
    await userEvent.click(screen.getByRole('button', { name: 'Discard drafts' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Discard \d drafts?\?$/ }))
    expect(dialog.getByText(sentence)).toBeVisible()
    expect(pathsOf(requests, 'discard')).toEqual([])

    await userEvent.click(dialog.getByRole('button', { name: 'Discard drafts' }))
    expect(await screen.findByText(/^Discarded \d packets?\.$/)).toBeVisible()
    expect(pathsOf(requests, 'discard')).toEqual(ids)
  },
)

function pathsOf(requests: readonly Request[], verb: string): (string | undefined)[] {
  return requests
    .map(({ url }) => new URL(url).pathname.split('/'))
    .filter((parts) => parts.at(-1) === verb)
    .map((parts) => parts.at(-2))
}

const discard = packetCalls.discardPacket

function openDashboard(path = '/', packets = [waiting, done], { searches = true } = {}) {
  const requests = fakeFetch(
    mockResponse(formCalls.getUsedForms, () => ({ recent: [] })),
    mockResponse(userCalls.getTenants, () => ({ tenants: [], next: null })),
    {
      call: packetCalls.getPackets,
      respond: ({ query }) =>
        !searches && query.has('searchTerm')
          ? problemResponse('unexpected')
          : Response.json({
              packets,
              next: null,
              counts: { 'needs-you': 0, waiting: 1000, done: 1 },
            }),
    },
    mockResponse(packetCalls.remindPackets, () => ({ results: reminders })),
    mockResponse(packetCalls.discardPacket, () => ({ packet: waiting })),
    mockProblem(
      { method: discard.method, path: discard.path.replace(':docGroupId', 'd2') },
      'invalid-state',
    ),
    mockResponse(packetCalls.restorePacket, () => ({ packet: waiting })),
  )
  const view = renderApp(
    <CurrentUserProvider user={aUser()}>
      <Dashboard />
    </CurrentUserProvider>,
    { path },
  )
  return { ...view, requests }
}

/** The query of the last request for the list. */
function lastList(requests: readonly Request[]): string {
  const urls = requests.map(({ url }) => new URL(url))
  return urls.findLast(({ pathname }) => pathname.endsWith('/legal-form-packets'))?.search ?? 'none'
}

async function menuOf(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `More for ${name}` }))
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
}
