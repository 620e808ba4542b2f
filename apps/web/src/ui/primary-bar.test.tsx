import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../test/render.tsx'
import { Button } from './button.tsx'
import { PrimaryBar } from './primary-bar.tsx'

test('a double click presses nothing on the next screen', async () => {
  const onCreate = vi.fn()
  renderApp(<TwoScreens onCreate={onCreate} />)

  await userEvent.dblClick(screen.getByRole('button', { name: 'Continue' }))
  expect(onCreate).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Create packet' }))
  expect(onCreate).toHaveBeenCalledOnce()
})

function TwoScreens({ onCreate }: { onCreate: () => void }) {
  const [isNext, setIsNext] = useState(false)

  return (
    <PrimaryBar>
      {isNext ? (
        <Button key="create" onClick={onCreate}>
          Create packet
        </Button>
      ) : (
        <Button key="continue" onClick={() => setIsNext(true)}>
          Continue
        </Button>
      )}
    </PrimaryBar>
  )
}
