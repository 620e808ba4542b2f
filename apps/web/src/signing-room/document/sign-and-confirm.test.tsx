import type { OpenedRoom } from '../room/opened-room.ts'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { DocumentPlan } from '../room/room-plan.ts'
import { planRoom } from '../room/room-plan.ts'
import { SigningProvider, useSigner } from '../signature/use-signer.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { SignAndConfirm } from './sign-and-confirm.tsx'

const mark = { kind: 'typed', text: 'Maria Lopez' } as const
const confirmKey = 'd1/TT1.confirmed'

test('while something else is left in the form, a signature does not confirm it', async () => {
  const { server } = await renderEnd(2)

  expect(screen.getByText('First, finish the 2 things left in this form.')).toBeVisible()
  await userEvent.click(signButton())

  await expect.poll(() => server.calls).toContain('signField')
  expect(server.room().answers[confirmKey]).toBeUndefined()
  const checkbox = screen.getByRole('checkbox', { name: /^I have read “/ })
  expect(checkbox).toBeDisabled()
  expect(checkbox).toHaveAccessibleDescription('First, finish the 2 things left in this form.')
  expect(screen.getByRole('heading', { name: /^Confirm this form/ })).toBeVisible()
})

test('one tap at the end of a form signs it and confirms that it was read', async () => {
  const { server } = await renderEnd(0)

  expect(signButton()).toHaveAccessibleName('Sign here I have read this form and sign it')
  await userEvent.click(signButton())

  await expect.poll(() => server.room().answers[confirmKey]).toBe(true)
  await screen.findByRole('heading', { name: /^Read and signed/ })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('after a change in a signed form the confirmation alone is asked again, and stays in place', async () => {
  const { store } = await renderEnd(0)
  await userEvent.click(signButton())
  await screen.findByRole('heading', { name: /^Read and signed/ })

  store.changeAnswer(confirmKey, null, 'now')
  const checkbox = await screen.findByRole('checkbox', { name: /^I have read “/ })
  await userEvent.click(checkbox)

  await screen.findByRole('heading', { name: /^Read and signed/ })
  expect(checkbox).toBeChecked()
  expect(checkbox).toHaveFocus()
})

/** A resident who has adopted a signature, and who confirms the first form. */
function room(): OpenedRoom {
  const opened = fixtureRoom('TT1', { adopted: { signature: mark, initials: mark } })
  const confirmation: RoomField = {
    key: 'TT1.confirmed',
    answerKey: confirmKey,
    mine: true,
    confirms: true,
    role: 'TT1',
    type: 'checkbox',
    label: 'I have read this form, and it is what I am signing',
    required: true,
    scope: 'form',
  }
  const documents = opened.documents.map((document) =>
    document.documentId === 'd1'
      ? { ...document, fields: [...document.fields, confirmation] }
      : document,
  )
  return { ...opened, documents }
}

function renderEnd(missing: number) {
  const plan = planRoom(room()).documents.find(({ lastSignature }) => lastSignature)
  if (!plan) {
    throw new Error('No form of this room is signed at its end.')
  }
  return renderRoom(<End plan={plan} missing={missing} />, room())
}

function End({ plan, missing }: { plan: DocumentPlan; missing: number }) {
  const { signing } = useSigner()
  return plan.confirm ? (
    <SigningProvider value={signing}>
      <SignAndConfirm
        lastSignature={plan.lastSignature}
        confirm={plan.confirm}
        title={plan.document.title}
        missing={missing}
      />
    </SigningProvider>
  ) : null
}

function signButton() {
  return screen.getByRole('button', { name: /^Sign here/ })
}
