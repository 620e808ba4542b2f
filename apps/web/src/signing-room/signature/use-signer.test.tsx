import type { OpenedRoom } from '../room/opened-room.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FieldControl } from '../fields/field-control.tsx'
import { SignatureControl } from '../fields/signature-control.tsx'
import { useRoomProgress } from '../room/use-room-progress.ts'
import { FormActionBar } from '../steps/form-action-bar.tsx'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
import { SigningProvider, useSigner } from './use-signer.ts'

const mark = { kind: 'typed', text: 'Maria Lopez' } as const

beforeEach(() => page.viewport(390, 844))

test('after a signature the focus stays where text is between it and the next place', async () => {
  await renderPlaces(fixtureRoom('TT1', { adopted: { signature: mark, initials: mark } }), 2000)

  await userEvent.click(firstPlace())

  const signed = await screen.findByRole('button', { name: /Signed: / })
  await expect.poll(() => signed.ariaBusy).toBe('false')
  expect(signed).toHaveFocus()
})

test('after a signature the focus goes to the next place that is in the window with it', async () => {
  await renderPlaces(fixtureRoom('TT1', { adopted: { signature: mark, initials: mark } }), 100)

  await userEvent.click(firstPlace())

  await expect.poll(() => document.activeElement).toBe(secondPlace())
})

test('it goes there as well after the dialog in which a signature was adopted', async () => {
  await renderPlaces(fixtureRoom('TT1'), 100)

  await userEvent.click(firstPlace())
  await userEvent.click(await screen.findByRole('button', { name: 'Adopt and sign' }))

  await expect.poll(() => document.activeElement).toBe(secondPlace())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Next stays at a place to which the focus went by itself, and only then goes on', async () => {
  const room = fixtureRoom('TT1', { adopted: { signature: mark, initials: mark } })
  await renderPlaces(room, 100, [...keys, 'TT1.ack:pamphlet'])
  await userEvent.click(firstPlace())
  await expect.poll(() => document.activeElement).toBe(secondPlace())

  await userEvent.click(nextButton())
  expect(secondPlace()).toHaveFocus()

  await userEvent.click(nextButton())
  expect(screen.getByRole('checkbox', { name: /pamphlet/ })).toHaveFocus()
})

test('Next goes past a place that a person has looked at', async () => {
  await renderPlaces(fixtureRoom('TT1', { adopted: { signature: mark, initials: mark } }), 100)
  firstPlace().focus()

  await userEvent.click(nextButton())
  expect(secondPlace()).toHaveFocus()
})

test('a second tap, where the place has just grown, does not take the focus away', async () => {
  await renderPlaces(fixtureRoom('TT1', { adopted: { signature: mark, initials: mark } }), 2000)

  await userEvent.dblClick(firstPlace())

  await screen.findByRole('button', { name: /Signed: / })
  expect(document.body).not.toHaveFocus()
})

test('a signature after which nothing is missing does not call done what has a wrong answer', async () => {
  const room = fixtureRoom('TT1', { adopted: { signature: mark, initials: mark } })
  const documents = room.documents.filter(({ formId }) => formId === 'lead-disclosure')
  const key = findSlot({ ...room, documents }, 'TT1.ack:pamphlet').answerKey
  const problems = [{ key, message: 'Look at this again.' }]
  await renderPlaces({ ...room, problems }, 0, ['TT1.initials:pamphlet'])

  await userEvent.click(firstPlace())

  await expect.poll(() => document.body.textContent).toMatch(/Signed\..*1 answer to correct/)
  expect(screen.getByRole('button', { name: 'Finish' })).toHaveAccessibleDescription(
    '1 answer to correct',
  )
})

const keys = ['TT1.initials:pamphlet', 'TT1.signature']

/** Places of one form, so far apart. */
function renderPlaces(opened: OpenedRoom, distance: number, required = keys) {
  const documents = opened.documents
    .filter(({ formId }) => formId === 'lead-disclosure')
    .map((form) => ({
      ...form,
      fields: form.fields.map((field) => ({ ...field, required: required.includes(field.key) })),
    }))
  const room = { ...opened, documents }
  const slots = required.map((key) => findSlot(room, key))
  return renderRoom(<Places slots={slots} distance={distance} />, room)
}

function Places({ slots, distance }: { slots: ReturnType<typeof findSlot>[]; distance: number }) {
  const { AdoptDialog, ...signer } = useSigner()
  const progress = useRoomProgress()
  return (
    <SigningProvider value={signer.signing}>
      {slots.map((slot) => (
        <div key={slot.id} style={{ paddingBlockEnd: distance }}>
          {slot.field.type === 'checkbox' ? (
            <FieldControl slot={slot} />
          ) : (
            <SignatureControl slot={slot} />
          )}
        </div>
      ))}
      <FormActionBar progress={progress} onRejected={() => undefined} />
      {AdoptDialog && <AdoptDialog onAdopt={signer.adopt} onClose={signer.close} />}
    </SigningProvider>
  )
}

function firstPlace() {
  return screen.getByRole('button', { name: /^Initial here/ })
}

function nextButton() {
  return screen.getByRole('button', { name: 'Next' })
}

function secondPlace() {
  return screen.getByRole('button', { name: /^Sign here/ })
}
