import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../test/render.tsx'
import { useSingleMutation } from './use-single-mutation.ts'

test('a double click sends one request, and after a failure it can be sent again', async () => {
  const { promise, reject } = Promise.withResolvers<undefined>()
  const send = vi.fn(() => promise)
  renderApp(<Pay send={send} />)
  const button = screen.getByRole('button', { name: 'Pay' })

  await userEvent.dblClick(button)
  reject(new Error('offline'))
  expect(await screen.findByText('offline')).toBeVisible()
  expect(send).toHaveBeenCalledOnce()

  await userEvent.click(button)
  await expect.poll(() => send.mock.calls.length).toBe(2)
})

function Pay({ send }: { send: () => Promise<void> }) {
  const paying = useSingleMutation({ mutationFn: send })
  return (
    <>
      <button onClick={() => paying.mutate()}>Pay</button>
      {paying.error?.message}
    </>
  )
}
