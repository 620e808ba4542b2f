import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../../test/render.tsx'
import type { PdfPages } from '../../../../ui/pdf-pages/open-pdf-document.ts'
import { aPlace, letter } from '../model/testing/a-place.ts'
import { noErrors } from '../model/place-errors.ts'
import { useEditor } from '../workspace/use-editor.ts'
import { FieldsStep } from './fields-step.tsx'

const pdf: PdfPages = {
  sizes: [letter],
  draw: () => Promise.resolve(),
  renderText: () => Promise.resolve(),
  close: () => undefined,
}

const name = aPlace({ id: 'name', label: 'Full name' })
const signature = aPlace({
  id: 'signature',
  type: 'signature',
  label: 'Signature',
  y: 400,
  width: 180,
  height: 30,
})

test('a form without a signature is rejected, and the summary takes the focus', async () => {
  const { onContinue } = renderEditor(name)

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  expect(onContinue).not.toHaveBeenCalled()
  const summary = await screen.findByRole('alert')
  expect(
    within(summary).getByRole('heading', { name: 'Some fields need another look' }),
  ).toBeVisible()
  expect(summary).toHaveFocus()
})

test('a field without a label is linked from the summary, also in the list', async () => {
  renderEditor(signature, aPlace({ id: 'empty', label: '' }))
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  await userEvent.click(await screen.findByRole('link', { name: /Give this field a label\.$/ }))

  expect(document.activeElement?.id).toBe('place-empty')
  expect(within(screen.getByRole('table')).getByText('Give this field a label.')).toBeVisible()
})

test('a label that is being typed is no error before Continue', async () => {
  renderEditor(signature, name)
  await select('Text “Full name”, Resident 1, page 1')

  await userEvent.clear(screen.getByLabelText('Label'))

  expect(screen.queryByText('Give this field a label.')).toBeNull()
})

test('the arrow keys move the focused field, with Shift by ten points', async () => {
  renderEditor(signature, name)
  await select('Text “Full name”, Resident 1, page 1')

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')

  expect(number('From the left')).toHaveValue(102)
  expect(number('From the top')).toHaveValue(110)
  expect(announcement()).toBe(
    'Text “Full name”, Resident 1, page 1: 102 from the left, 110 from the top.',
  )
})

test('undo takes back a run of presses at once, and redo repeats it', async () => {
  renderEditor(signature, name)
  await select('Text “Full name”, Resident 1, page 1')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')

  await userEvent.keyboard('{Control>}z{/Control}')
  expect(number('From the left')).toHaveValue(100)
  expect(announcement()).toBe('Undone.')

  await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
  expect(number('From the left')).toHaveValue(103)
  expect(announcement()).toBe('Redone.')
})

test('Delete removes the focused field and moves the focus to the next', async () => {
  renderEditor(name, signature)
  await select('Text “Full name”, Resident 1, page 1')

  await userEvent.keyboard('{Delete}')

  await expect.poll(() => document.activeElement?.id).toBe('place-signature')
  expect(screen.getByText('1 field on this form')).toBeVisible()
})

test('a position beyond the page is corrected when the field is left', async () => {
  renderEditor(signature, name)
  await select('Text “Full name”, Resident 1, page 1')

  await userEvent.fill(number('From the left'), '9999')
  await userEvent.tab()

  expect(number('From the left')).toHaveValue(512)
})

test('an invalid number stays as typed until the field is left, and moves nothing', async () => {
  renderEditor(signature, name)
  await select('Text “Full name”, Resident 1, page 1')

  await userEvent.clear(number('From the top'))
  expect(number('From the top')).toHaveValue(null)
  await userEvent.tab()

  expect(number('From the top')).toHaveValue(100)
})

test('a field from the palette goes to free space by keyboard and gets the focus', async () => {
  renderEditor(signature)
  const palette = within(screen.getByRole('region', { name: 'Add fields' }))
  await userEvent.click(palette.getByRole('radio', { name: 'Resident 2' }))

  palette.getByRole('button', { name: 'Initials' }).focus()
  await userEvent.keyboard('{Enter}')

  await expect
    .poll(() => document.activeElement?.textContent)
    .toContain('Initials, Resident 2, page 1')
})

test('a form with a signature continues', async () => {
  const { onContinue } = renderEditor(signature)

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  expect(onContinue).toHaveBeenCalledOnce()
})

test('a field of somebody who does not sign the form is an error', async () => {
  const { onContinue } = renderEditor(signature)
  await userEvent.selectOptions(screen.getByLabelText('Who signs'), 'Only you')

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  expect(
    await screen.findByRole('link', { name: /Resident 1 does not sign this form/ }),
  ).toBeVisible()
  expect(onContinue).not.toHaveBeenCalled()
})

test.each(['All residents and you', 'Nobody online: only for printing'])(
  'a form without a signature place continues once it is said who signs: %s',
  async (choice) => {
    const { onContinue } = renderEditor(name)
    await userEvent.selectOptions(screen.getByLabelText('Who signs'), choice)

    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

    expect(onContinue).toHaveBeenCalledOnce()
  },
)

test('a field that shows what the packet knows says so, and one click unlinks it', async () => {
  const rent = aPlace({ id: 'rent', label: 'Rent', type: 'money', role: 'LLEdit' })
  renderEditor(signature, { ...rent, answer: 'packet-rent' })
  await select('Amount “Rent”, from the packet, page 1')
  expect(screen.getByText('Filled in from the packet: Monthly rent.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Unlink' }))

  expect(
    screen.getByRole('button', { name: 'Amount “Rent”, You, before sending, page 1' }),
  ).toBeVisible()
  expect(screen.queryByText(/Filled in from the packet/)).toBeNull()
})

function renderEditor(...places: FormPlace[]) {
  const onContinue = vi.fn()
  renderApp(<Step places={places} onContinue={onContinue} />)
  return { onContinue }
}

function Step({ places, onContinue }: { places: FormPlace[]; onContinue: () => void }) {
  const [signers, setSigners] = useState<FormSigners>()
  const editor = useEditor({ pages: [letter], places }, () => undefined)
  return (
    <FieldsStep
      pdf={pdf}
      editor={editor}
      imported={{ found: 0, warnings: [], places }}
      replaceFile={null}
      signers={signers}
      onSigners={setSigners}
      serverErrors={noErrors}
      onContinue={onContinue}
    />
  )
}

/** By keyboard, as Tab would: the pages appear once their width is measured. */
async function select(placeName: string) {
  const place = await screen.findByRole('button', { name: new RegExp(`^${placeName}`) })
  await userEvent.keyboard('{Tab}')
  place.focus()
  await screen.findByRole('heading', { name: placeName })
}

function number(label: string) {
  return screen.getByRole('spinbutton', { name: label })
}

function announcement() {
  const paragraphs = screen.getAllByRole('status').filter(({ tagName }) => tagName === 'P')
  return paragraphs.map(({ textContent }) => textContent).find(Boolean)
}
