import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { ReminderPlan } from '@countersign/contract/schemas/packets/reminders'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { defaultReminderPlan } from '@countersign/contract/rules/reminders'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../test/render.tsx'
import { anInvite, aPacket, aProperty } from '../../../test/samples.ts'
import { findSendErrors, toSendRequest, useSendChoice } from './send-choice.ts'
import { SendChoices } from './send-choices.tsx'

beforeEach(() => sessionStorage.clear())

const packet = aPacket({ status: 'AWAITING_PAYMENT' })
const californian = inState('CA')

test('the account’s reminder plan is chosen first, in words', async () => {
  renderApp(<Choices memberPlan={{ ...defaultReminderPlan, afterDays: [5] }} />)
  await unfold()

  expect(screen.getByText(/gets an email 5 days after sending/)).toBeVisible()
})

test('what is usual is one folded line', async () => {
  renderApp(<Choices />)

  expect(screen.getByText(/^English, links work for 30 days, reminders on/)).toBeVisible()
  expect(screen.getByLabelText('Links work for')).not.toBeVisible()
  await unfold()
  expect(screen.getByLabelText('Links work for')).toBeVisible()
})

test('reminders can be switched off, and the words say what is left', async () => {
  renderApp(<Choices />)
  await unfold()

  await userEvent.click(screen.getByRole('checkbox', { name: 'Remind signers automatically' }))

  expect(screen.getByText(/^No automatic reminders/)).toBeVisible()
})

test('what was chosen is still there after the answers were changed', async () => {
  const view = renderApp(<Choices />)
  await unfold()
  await userEvent.selectOptions(screen.getByLabelText('Links work for'), '60')
  await userEvent.type(messageBox(), 'See you on Monday!')
  view.unmount()

  renderApp(<Choices />)
  expect(screen.getByLabelText('Links work for')).toHaveValue('60')
  expect(messageBox()).toHaveValue('See you on Monday!')
})

test('a message that cannot be shown is refused beside its field', async () => {
  renderApp(<Choices />)
  await userEvent.fill(messageBox(), 'Hello \u202egro.live')

  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(messageBox()).toBeInvalid()
  expect(screen.getByText('Message has a character that cannot be shown.')).toBeVisible()
})

test('a pasted message that is too long stays whole, and says how much is too many', async () => {
  renderApp(<Choices />)
  await userEvent.fill(messageBox(), 'a'.repeat(1012))

  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(messageBox()).toHaveAccessibleDescription(
    expect.stringContaining('12 characters too many'),
  )
  expect(messageBox()).toBeInvalid()
  expect(messageBox()).toHaveValue('a'.repeat(1012))
})

test('an empty message is no message', async () => {
  renderApp(<Choices />)
  await userEvent.type(messageBox(), '   ')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(sent()).toMatchObject({ message: null })
})

test('residents have the language of their last packet until the owner chooses another', async () => {
  renderApp(
    <Choices
      invites={[
        anInvite('TT1', { language: 'es' }),
        anInvite('TT2', { name: 'Sam Reed' }),
        anInvite('LLSign', { name: 'Olivia Owner' }),
      ]}
    />,
  )
  expect(screen.getByLabelText('Maria Lopez')).toHaveValue('es')
  expect(screen.queryByLabelText('Olivia Owner')).toBeNull()
  await unfold()

  await userEvent.selectOptions(screen.getByLabelText('Sam Reed'), 'es')
  await userEvent.selectOptions(screen.getByLabelText('Maria Lopez'), 'en')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(sent()).toMatchObject({ languages: { TT1: 'en', TT2: 'es' } })
})

test('a language that the owner did not choose is left to the resident’s browser', async () => {
  renderApp(<Choices />)
  expect(screen.getByLabelText('Maria Lopez')).toHaveValue('en')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(sent()).toMatchObject({ languages: {} })
})

test('outside California nobody is asked how they negotiated', async () => {
  renderApp(<Choices />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(screen.queryByLabelText(/did you mainly negotiate/)).toBeNull()
  expect(sent()).not.toHaveProperty('negotiatedIn')
})

test('in California the answer is English unless the owner says otherwise, and then says what is due', async () => {
  renderApp(<Choices packet={californian} />)
  expect(question()).toHaveValue('en')
  expect(screen.queryByText(/before they sign/)).toBeNull()

  await userEvent.selectOptions(question(), 'Vietnamese')
  expect(
    screen.getByText('Give the residents a Vietnamese translation before they sign.'),
  ).toBeVisible()
  expect(screen.getByText(/Cal\. Civ\. Code § 1632/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent()).toMatchObject({ negotiatedIn: 'vi' })
})

test('in California, with a resident who reads Spanish, the owner has to answer', async () => {
  renderApp(<Choices packet={californian} invites={[anInvite('TT1', { language: 'es' })]} />)
  expect(question()).toHaveValue('')

  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(question()).toBeInvalid()
  expect(screen.getByText('Choose a language.')).toBeVisible()

  await userEvent.selectOptions(question(), 'English')
  expect(screen.queryByText('Choose a language.')).toBeNull()
})

interface ChoicesProps {
  memberPlan?: ReminderPlan
  packet?: Packet
  invites?: SigningInvite[]
}

function Choices(props: ChoicesProps) {
  const { memberPlan, packet: sentPacket = packet, invites = [anInvite('TT1')] } = props
  const { choice, change } = useSendChoice(sentPacket, memberPlan)
  const [isChecked, setIsChecked] = useState(false)
  const sending = { packet: sentPacket, invites, choice }

  return (
    <>
      <SendChoices
        {...sending}
        errors={isChecked ? findSendErrors(sending) : {}}
        onChange={change}
      />
      <button onClick={() => setIsChecked(true)}>Send</button>
      {isChecked && <output>{JSON.stringify(toSendRequest(sending))}</output>}
    </>
  )
}

async function unfold(): Promise<void> {
  await userEvent.click(screen.getByText('Change'))
}

function sent(): unknown {
  return JSON.parse(screen.getByRole('status').textContent ?? '')
}

function messageBox() {
  return screen.getByLabelText('Message to residents (optional)')
}

function question() {
  return screen.getByLabelText(/^In which language did you mainly negotiate/)
}

function inState(state: 'CA'): Packet {
  const { units: _units, ...property } = aProperty()
  return { ...packet, property: { ...property, address: { ...property.address, state } } }
}
