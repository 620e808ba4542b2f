import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../test/render.tsx'
import { Button } from './button.tsx'
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

test('a double click opens a dialog and does not close it again', async () => {
  renderApp(<Opener />)

  await userEvent.dblClick(screen.getByRole('button', { name: 'Cancel this packet' }))

  await expect.poll(() => screen.queryByRole('dialog')).toBeInTheDocument()
})

function Opener() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cancel this packet</Button>
      {isOpen && (
        <Dialog title="Cancel this packet?" onClose={() => setIsOpen(false)}>
          Nobody can sign it anymore.
        </Dialog>
      )}
    </>
  )
}

function renderDialog() {
  const onClose = vi.fn()
  renderApp(
    <Dialog title="Are you still there?" onClose={onClose}>
      You will be logged out in a minute.
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog') }
}
