import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../test/render.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

test('Escape closes the dialog, leaves nothing and returns the focus to the button', async () => {
  const { onLeave, closeButton } = await openDialog()

  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onLeave).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(closeButton)
})

test('a click beside the dialog closes it', async () => {
  const { onLeave } = await openDialog()

  await userEvent.click(screen.getByRole('dialog'), { position: { x: -50, y: -50 } })

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onLeave).not.toHaveBeenCalled()
})

test('the dialog opens with the focus on Cancel and keeps the focus inside', async () => {
  await openDialog()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to leave?' })

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab()
    expect([dialog, document.body].some((part) => part.contains(document.activeElement))).toBe(true)
    expect(document.activeElement).not.toBe(screen.queryByText('Close'))
  }
})

test('Leave Page leaves', async () => {
  const { onLeave } = await openDialog()

  await userEvent.click(screen.getByRole('button', { name: 'Leave Page' }))

  expect(onLeave).toHaveBeenCalledOnce()
})

async function openDialog() {
  const onLeave = vi.fn()
  renderApp(<Page onLeave={onLeave} />)
  const closeButton = screen.getByRole('button', { name: 'Close' })
  await userEvent.click(closeButton)
  return { onLeave, closeButton }
}

function Page({ onLeave }: { onLeave: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Close</button>
      {open && <LeaveDialog onCancel={() => setOpen(false)} onLeave={onLeave} />}
    </>
  )
}
