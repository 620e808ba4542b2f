import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../test/render.tsx'
import { Dialog } from './dialog.tsx'

test('a dialog that the browser closes without asking is closed by the page, too', async () => {
  const { onClose, dialog } = renderDialog()

  dialog.close()

  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a dialog that must stay open is shown again', async () => {
  const { dialog } = renderDialog()

  dialog.close()

  await expect.poll(() => dialog.matches(':modal')).toBe(true)
})

function renderDialog() {
  const onClose = vi.fn()
  renderApp(
    <Dialog title="Are you still there?" onClose={onClose}>
      You will be logged out in a minute.
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog') }
}
