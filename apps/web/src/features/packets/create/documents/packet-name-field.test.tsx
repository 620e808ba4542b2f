import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../../test/render.tsx'
import { aForm } from '../../../../test/samples.ts'
import { addDocuments, moveDocument } from '../creation-documents.ts'
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

test('the first document names the packet until somebody writes another name; the order renames nothing', async () => {
  renderField()
  expect(name()).toHaveValue('Title of lease')

  changeCreation((state) => moveDocument(state, 1, 0))
  await expect.poll(() => name()).toHaveValue('Title of lease')

  await userEvent.fill(name(), 'Maple Street 2027')
  changeCreation((state) => moveDocument(state, 1, 0))
  expect(name()).toHaveValue('Maple Street 2027')
})

test('an emptied name follows the first document again', async () => {
  renderField()
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
