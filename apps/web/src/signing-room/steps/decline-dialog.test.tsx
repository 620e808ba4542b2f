import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RoomProblem } from '../room/room-problem.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

test('declining without a reason is refused, and the focus moves to the reason', async () => {
  const { server } = await openDialog()
  await userEvent.type(reason(), '   ')

  await userEvent.click(screen.getByRole('button', { name: 'Decline to sign' }))

  expect(reason()).toHaveFocus()
  expect(reason()).toBeInvalid()
  expect(reason()).toHaveAccessibleDescription(/Enter a short reason/)
  expect(server.calls).not.toContain('decline')
})

test('a reason that is too long stays whole and is not sent, and says how long it may be', async () => {
  const { server } = await openDialog()
  const typed = `${'The rent is wrong. '.repeat(27)}The end.`
  reason().focus()
  await userEvent.keyboard(typed)

  await userEvent.click(screen.getByRole('button', { name: 'Decline to sign' }))

  expect(reason()).toHaveAccessibleDescription(/Use at most 500 characters\./)
  expect(reason()).toHaveValue(typed)
  expect(server.calls).not.toContain('decline')
})

test('Escape and Cancel close the dialog without declining, and the focus returns', async () => {
  const { server, openButton } = await openDialog()

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(openButton).toHaveFocus()

  await userEvent.click(openButton)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(openButton).toHaveFocus()
  expect(server.calls).not.toContain('decline')
})

test('a reason is sent without the spaces around it, and the packet is declined', async () => {
  const { server } = await openDialog()
  const decline = vi.spyOn(server, 'decline')

  await userEvent.type(reason(), '  The rent is wrong. ')
  await userEvent.click(screen.getByRole('button', { name: 'Decline to sign' }))

  expect(decline.mock.calls).toEqual([[{ reason: 'The rent is wrong.' }]])
  await expect.poll(() => server.room().state).toBe('declined')
})

test('without a connection the dialog stays open with the reason', async () => {
  const { server } = await openDialog()
  server.failing = new RoomProblem('unreachable', '')

  await userEvent.type(reason(), 'The rent is wrong.')
  await userEvent.click(screen.getByRole('button', { name: 'Decline to sign' }))

  expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not reach/)
  expect(reason()).toHaveValue('The rent is wrong.')
  expect(server.room().state).toBe('open')
})

test('a typed reason survives a reload, is not shown to another signer, and is gone once declined', async () => {
  const first = await openDialog()
  await userEvent.type(reason(), 'The rent is wrong.')
  first.unmount()

  const other = await openDialog('TT2')
  expect(reason()).toHaveValue('')
  other.unmount()

  const again = await openDialog()
  expect(reason()).toHaveValue('The rent is wrong.')
  await userEvent.click(screen.getByRole('button', { name: 'Decline to sign' }))
  await expect.poll(() => again.server.room().state).toBe('declined')
  await expect.poll(() => sessionStorage.length).toBe(0)
})

async function openDialog(role: 'TT1' | 'TT2' = 'TT1') {
  const { server, unmount } = await renderRoom(<Page />, fixtureRoom(role))
  const openButton = screen.getByRole('button', { name: 'Decline' })
  await userEvent.click(openButton)
  return { server, openButton, unmount }
}

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Decline</button>
      {open && <DeclineDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function reason() {
  return screen.getByRole('textbox', { name: 'Reason' })
}
