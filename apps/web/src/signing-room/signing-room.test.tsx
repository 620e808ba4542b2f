import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SigningRoom } from './signing-room.tsx'
import { fixtureRoom } from './testing/fixture-room.ts'
import { renderRoom } from './testing/render-room.tsx'

// Never arrives, as on a slow connection.
vi.mock('./steps/end-step.tsx', () => new Promise(() => undefined))

test('who has finished is not told that forms open while the last page is on its way', async () => {
  await renderRoom(<SigningRoom />, fixtureRoom('TT1', { state: 'finished' }))

  expect(await screen.findByRole('heading', { name: 'One moment…' })).toBeInTheDocument()
  expect(screen.queryByText('Opening your forms…')).toBeNull()
})
