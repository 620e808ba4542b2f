import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createQueryClient } from './query-client.ts'

test('an error stays on the page while it is loaded again, until there is data', async () => {
  const page = openPage()
  page.answer(new Error('The first error'))
  const retry = await screen.findByRole('button', { name: 'Try again' })

  await userEvent.click(retry)
  await expect.poll(page.isFetching).toBe(true)
  expect(screen.getByText('The first error')).toBeVisible()
  expect(retry).toBeVisible()

  page.answer(new Error('The second error'))
  await screen.findByText('The second error')
  await userEvent.click(retry)
  page.answer('The packet')
  expect(await screen.findByText('The packet')).toBeVisible()
  expect(page.statuses).toEqual(['pending', 'error', 'success'])
})

test('a page that is opened again does not begin with the error of its last visit', async () => {
  const page = openPage()
  page.answer(new Error('The first error'))
  await screen.findByText('The first error')
  page.close()

  page.open()
  await expect.poll(page.isFetching).toBe(true)
  expect(screen.queryByText('The first error')).toBeNull()
  page.answer('The packet')
  expect(await screen.findByText('The packet')).toBeVisible()
})

/** A page with one query, each of whose requests waits for `answer`. */
function openPage() {
  const client = createQueryClient()
  const statuses: string[] = []
  let settle: (result: string | Error) => void = () => {}

  function Page() {
    const { data, error, status, refetch } = useQuery({
      queryKey: ['page'],
      retry: false,
      queryFn: () =>
        new Promise<string>((resolve, reject) => {
          settle = (result) => (result instanceof Error ? reject(result) : resolve(result))
        }),
    })
    if (status !== statuses.at(-1)) {
      statuses.push(status)
    }

    return (
      <>
        <p>{data ?? error?.message}</p>
        {error && <button onClick={() => void refetch()}>Try again</button>}
      </>
    )
  }

  const page = (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  )
  const view = render(page)

  return {
    statuses,
    answer: (result: string | Error) => settle(result),
    isFetching: () => client.isFetching() > 0,
    close: () => view.rerender(<></>),
    open: () => view.rerender(page),
  }
}
