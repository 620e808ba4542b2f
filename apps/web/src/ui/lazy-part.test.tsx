import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyPart } from './lazy-part.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('a part is shown as soon as it is fetched, whatever the time', async () => {
  const fetched = Promise.withResolvers<typeof Part>()
  render(
    <LazyPart
      load={() => fetched.promise}
      props={{ name: 'the forms' }}
      loading="Opening"
      failed={() => null}
    />,
  )
  expect(screen.getByText('Opening')).toBeVisible()

  fetched.resolve(Part)
  await nextFrames()
  expect(screen.getByText('Here are the forms')).toBeVisible()
})

function Part({ name }: { name: string }) {
  return <p>Here are {name}</p>
}

/** Enough for React to render what has changed, and not for a timer. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
