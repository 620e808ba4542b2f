import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SignatureControl } from '../fields/signature-control.tsx'
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

const keys = ['TT1.initials:pamphlet', 'TT1.signature']

/** Two places of one form, so far apart. */
function renderPlaces(opened: Room, distance: number) {
  const documents = opened.documents
    .filter(({ formId }) => formId === 'lead-disclosure')
    .map((form) => ({
      ...form,
      fields: form.fields.map((field) => ({ ...field, required: keys.includes(field.key) })),
    }))
  const room = { ...opened, documents }
  const slots = keys.map((key) => findSlot(room, key))
  return renderRoom(<Places slots={slots} distance={distance} />, room)
}

function Places({ slots, distance }: { slots: ReturnType<typeof findSlot>[]; distance: number }) {
  const { AdoptDialog, ...signer } = useSigner()
  return (
    <SigningProvider value={signer.signing}>
      {slots.map((slot) => (
        <div key={slot.id} style={{ paddingBlockEnd: distance }}>
          <SignatureControl slot={slot} />
        </div>
      ))}
      {AdoptDialog && <AdoptDialog onAdopt={signer.adopt} onClose={signer.close} />}
    </SigningProvider>
  )
}

function firstPlace() {
  return screen.getByRole('button', { name: /^Initial here/ })
}

function secondPlace() {
  return screen.getByRole('button', { name: /^Sign here/ })
}
