import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FormSteps } from '../../steps/form-steps.tsx'
import { fixtureRoom } from '../../testing/fixture-room.ts'
import { renderRoom } from '../../testing/render-room.tsx'

const clause = 'The deposit covers unpaid rent and damage beyond ordinary wear.'
const advance = 'Rent is paid in advance.'
const statute =
  'Housing built before 1978 may contain lead-based paint. Lead from paint, paint chips, and dust can pose health hazards if not managed properly.'

const spanish = {
  'Residential Lease (Fixed Term)': 'Contrato de arrendamiento',
  'Lead-Based Paint Disclosure': 'Divulgación sobre pintura',
  '3. Rent': '3. Alquiler',
  '5. Deposit': '5. Depósito',
  'Monthly rent': 'Alquiler mensual',
  [clause]: 'El depósito cubre el alquiler que no se pagó.',
  [advance]: 'El alquiler se paga por adelantado.',
  [statute]: 'Las viviendas construidas antes de 1978 pueden tener pintura con plomo.',
}

test('a section is in Spanish, and its English is behind one button', async () => {
  await renderInSpanish()
  expect(await screen.findByText('El depósito cubre el alquiler que no se pagó.')).toBeVisible()
  expect(screen.queryByText(clause)).toBeNull()
  expect(screen.queryByText('Monthly rent')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: /^En inglés.*Depósito/ }))

  expect(screen.getByText(clause)).toHaveAttribute('lang', 'en')
  expect(screen.queryByText(advance)).toBeNull()
})

test('one switch shows the English of all sections, and hides it again', async () => {
  await renderInSpanish()
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar todo el inglés' }))
  expect(screen.getByText(clause)).toBeVisible()
  expect(screen.getByText(advance)).toBeVisible()
  expect(screen.getByText('Monthly rent')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^En inglés/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Ocultar el inglés' }))
  expect(screen.queryByText(clause)).toBeNull()
})

test('words that a law prescribes are shown in English, too', async () => {
  await renderInSpanish()

  expect(await screen.findByText(spanish[statute])).toBeVisible()
  expect(screen.getByText(statute)).toHaveAttribute('lang', 'en')
})

test('each form says under which English title it is signed, or that it is in English only', async () => {
  await renderInSpanish()
  const lease = await screen.findByRole('article', { name: 'Contrato de arrendamiento' })
  expect(within(lease).getByText(/^Se firma en inglés:/)).toHaveTextContent(
    'Se firma en inglés: Residential Lease (Fixed Term)',
  )

  const inspection = screen.getByRole('article', { name: 'Move-In Inspection' })
  expect(within(inspection).getByText(/^Este formulario existe solo en inglés/)).toBeVisible()
  expect(within(inspection).queryByRole('button', { name: /^En inglés/ })).toBeNull()
})

test('a text without a translation is in English', async () => {
  await renderInSpanish()
  await screen.findByText('El depósito cubre el alquiler que no se pagó.')

  expect(screen.getByText('full rent').closest('[lang="en"]')).toBeVisible()
})

async function renderInSpanish() {
  return renderRoom(<FormSteps />, fixtureRoom('TT1'), { spanish })
}
