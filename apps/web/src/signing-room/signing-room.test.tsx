import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SigningRoom } from './signing-room.tsx'
import { fixtureRoom } from './testing/fixture-room.ts'
import { renderRoom } from './testing/render-room.tsx'

test('who has finished is not told that forms open while the last page is on its way', async () => {
  const shown: (string | null)[] = []
  const observer = new MutationObserver(() => shown.push(document.body.textContent))
  observer.observe(document.body, { childList: true, subtree: true })

  await renderRoom(<SigningRoom />, fixtureRoom('TT1', { state: 'finished' }))
  await screen.findByRole('heading', { name: 'You have signed' })
  observer.disconnect()

  expect(shown[0]).toContain('One moment…')
  expect(shown.join()).not.toContain('Opening your forms…')
})
