import type { ReminderPlan } from '@countersign/contract'
import { defaultReminderPlan } from '@countersign/contract/calls'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { SendChoices, useSendChoice } from './send-choices.tsx'

const packet = aPacket({ status: 'AWAITING_PAYMENT' })

test('the account’s reminder plan is chosen first, in words', () => {
  renderApp(<Choices memberPlan={{ ...defaultReminderPlan, afterDays: [5] }} />)

  expect(screen.getByText(/gets an email 5 days after sending/)).toBeVisible()
})

test('reminders can be switched off, and the words say what is left', async () => {
  renderApp(<Choices />)

  await userEvent.click(screen.getByRole('checkbox', { name: 'Remind signers automatically' }))

  expect(screen.getByText(/^No automatic reminders/)).toBeVisible()
})

test('what was chosen is still there after the answers were changed', async () => {
  const view = renderApp(<Choices />)
  await userEvent.selectOptions(screen.getByLabelText('Links work for'), '60')
  view.unmount()

  renderApp(<Choices />)
  expect(screen.getByLabelText('Links work for')).toHaveValue('60')
})

function Choices({ memberPlan }: { memberPlan?: ReminderPlan }) {
  const { choice, change } = useSendChoice(packet, memberPlan)
  return <SendChoices choice={choice} onChange={change} />
}
