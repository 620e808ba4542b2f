import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveSavedPdfForm } from '../../../features/forms/editor/saving/saved-pdf-form.ts'
import { renderApp } from '../../../test/render.tsx'
import { Component as NewPdfForm } from './new-pdf-form.tsx'

const steps = '/legal-forms/custom-forms/new/pdf'

test('Back from a saved form says that it is saved; a new start does not', async () => {
  saveSavedPdfForm({ title: 'House rules' })
  const { router } = renderApp(<p>Another page</p>, {
    routes: [{ path: steps, element: <NewPdfForm /> }],
  })

  await act(() => router.navigate(steps))
  expect(screen.getByRole('heading', { name: 'Upload your form' })).toBeVisible()
  expect(screen.queryByText('“House rules” is saved.')).toBeNull()

  await act(() => router.navigate('/legal-forms/custom-forms'))
  await act(() => router.navigate(-1))
  expect(await screen.findByText('“House rules” is saved.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'My forms' })).toBeVisible()
})
