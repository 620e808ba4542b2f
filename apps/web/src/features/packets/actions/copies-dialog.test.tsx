import { packetCalls } from '@countersign/contract/calls/packets'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { CopiesDialog } from './copies-dialog.tsx'

test('copies that a colleague has changed meanwhile are not replaced; what was typed stays', async () => {
  const dana = { name: 'Dana Reyes', email: 'dana@example.com' }
  const detail = 'Somebody has changed the copies.'
  const requests = fakeFetch(mockProblem(packetCalls.putPacketCopies, 'copies-changed', { detail }))
  renderApp(<CopiesDialog packet={aPacket({ copies: [dana] })} onClose={vi.fn()} />)

  const email = screen.getByRole('textbox', { name: /Email/ })
  await userEvent.fill(email, 'new@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(detail)).toBeVisible()
  expect(email).toHaveValue('new@example.com')
  expect(await requests[0]?.json()).toEqual({
    copies: [{ ...dana, email: 'new@example.com' }],
    replaces: [dana],
  })
})
