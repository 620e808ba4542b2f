import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../../test/render.tsx'
import { aForm } from '../../../../test/samples.ts'
import { addDocuments } from '../creation-documents.ts'
import { resolvePacketName } from '../creation-state.ts'
import { changeCreation, readCreation, resetCreation, useCreation } from '../creation-store.ts'
import { PacketNameField } from './packet-name-field.tsx'

beforeEach(() => {
  resetCreation()
  changeCreation((state) => addDocuments(state, [aForm('lease'), aForm('pets')]))
})

test('an error is shown at the field', () => {
  renderField('Packet name can have at most 120 characters.')

  expect(name()).toBeInvalid()
  expect(screen.getByText('Packet name can have at most 120 characters.')).toBeVisible()
})

test('a name that is written is the packet’s, and an emptied one follows the first document again', async () => {
  renderField()
  await userEvent.fill(name(), 'Maple Street 2027')
  expect(resolvePacketName(readCreation())).toBe('Maple Street 2027')

  await userEvent.fill(name(), ' ')
  expect(resolvePacketName(readCreation())).toBe('Title of lease')

  await userEvent.tab()
  expect(name()).toHaveValue('Title of lease')
})

function renderField(error?: string) {
  renderApp(<Field error={error} />)
}

function Field({ error }: { error: string | undefined }) {
  const state = useCreation()
  return <PacketNameField state={state} error={error} />
}

function name() {
  return screen.getByLabelText('Packet name')
}
