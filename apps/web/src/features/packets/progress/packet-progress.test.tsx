import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { OwnPlaceContext } from '../../../lib/own-office.tsx'
import { PacketProgress } from './packet-progress.tsx'

test.each([
  [['Ana Diaz', 'Ben Ode'], /^Waiting for Ana Diaz and Ben Ode to sign, since/],
  [['Ana Diaz', 'Ben Ode', 'Cai Li'], /^Waiting for 3 people to sign, since/],
])('the current step names up to two people who have not signed', (pending, note) => {
  renderApp(
    <PacketProgress packet={aPacket({ status: 'AWAITING_TENANT_SIGNATURE' })} pending={pending} />,
  )

  expect(screen.getByText(note)).toBeVisible()
})

test('who became a preparer is not the one for whom their own packet waits', () => {
  const office = { _id: 'o1', name: 'Maple Homes', homes: null, people: 2 }
  const own = { _id: 'u1', name: 'Dana Reyes' }
  renderApp(
    <OwnPlaceContext value={{ userId: 'u1', office: { ...office, role: 'preparer' } }}>
      <PacketProgress
        packet={aPacket({ status: 'AWAITING_PAYMENT', createdBy: own, signer: own })}
      />
    </OwnPlaceContext>,
  )

  expect(screen.getByText(/^Ready for a colleague to send/)).toBeVisible()
})

test('on a phone a packet that is done says so', async () => {
  await page.viewport(390, 844)
  renderApp(<PacketProgress packet={aPacket({ status: 'FULLY_EXECUTED' })} />)

  const label = screen.getByText('Done').parentElement
  expect(label?.getBoundingClientRect().width).toBeGreaterThan(20)
  await page.viewport(1280, 800)
})
