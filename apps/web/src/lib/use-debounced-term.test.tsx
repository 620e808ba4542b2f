import { limits } from '@countersign/contract/rules/limits'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link, useSearchParams } from 'react-router'
import { renderApp } from '../test/render.tsx'
import { useDebouncedTerm } from './use-debounced-term.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed is searched for half a second after the last key', () => {
  const { router } = renderApp(<Search />)
  typeTerm('pet')

  act(() => void vi.advanceTimersByTime(limits.searchDebounceMs - 1))
  expect(router.state.location.search).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(router.state.location.search).toBe('?term=pet')
})

test('a page that is still being fetched opens, although something was typed just before', async () => {
  const fetched = Promise.withResolvers<{ Component: () => string }>()
  const next = { path: '/next', lazy: () => fetched.promise }
  const { router } = renderApp(<Search />, { routes: [next] })
  typeTerm('pet')
  act(() => screen.getByRole('link', { name: 'Continue' }).click())
  act(() => void vi.advanceTimersByTime(limits.searchDebounceMs))

  await act(async () => fetched.resolve({ Component: () => 'The next page' }))
  expect(screen.getByText('The next page')).toBeVisible()
  expect(router.state.location.pathname).toBe('/next')
})

test('a page that was chosen opens, although the search is due before the choice is rendered', async () => {
  const fetched = Promise.withResolvers<{ Component: () => string }>()
  const next = { path: '/next', lazy: () => fetched.promise }
  const { router } = renderApp(<Search />, { routes: [next] })
  typeTerm('pet')
  await act(async () => {
    screen.getByRole('link', { name: 'Continue' }).click()
    vi.advanceTimersByTime(limits.searchDebounceMs)
  })

  await act(async () => fetched.resolve({ Component: () => 'The next page' }))
  expect(screen.getByText('The next page')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/next', search: '' })
})

test('the address of the next page stays without the term that was typed on the page before', async () => {
  const next = { path: '/next', element: 'The next page' }
  const { router } = renderApp(<Search />, { routes: [next] })
  typeTerm('pet')
  await act(async () => {
    await router.navigate('/next')
    vi.advanceTimersByTime(limits.searchDebounceMs)
  })

  expect(screen.getByText('The next page')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/next', search: '' })
})

test('a filter that is chosen just before the search is due applies, and then the search', async () => {
  const { router } = renderApp(<Search />)
  typeTerm('pet')
  await act(async () => {
    await router.navigate('?state=OH')
    vi.advanceTimersByTime(limits.searchDebounceMs)
  })
  expect(router.state.location.search).toBe('?state=OH')

  await act(async () => vi.advanceTimersByTime(limits.searchDebounceMs))
  expect(router.state.location.search).toBe('?state=OH&term=pet')
})

test('what was typed is searched for when the page that was chosen is not opened after all', async () => {
  const never = new Promise<{ Component: () => string }>(() => undefined)
  const { router } = renderApp(<Search />, { routes: [{ path: '/next', lazy: () => never }] })
  typeTerm('pet')
  act(() => screen.getByRole('link', { name: 'Continue' }).click())
  act(() => void vi.advanceTimersByTime(limits.searchDebounceMs))
  await act(async () => router.navigate('?state=OH'))

  await act(async () => vi.advanceTimersByTime(limits.searchDebounceMs))
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?state=OH&term=pet' })
})

function Search() {
  const [query, setQuery] = useSearchParams()
  const { text, type } = useDebouncedTerm(query.get('term') ?? '', (term) =>
    setQuery((before) => new URLSearchParams([...before, ['term', term]])),
  )

  return (
    <>
      <button type="button" onClick={() => type('pet')}>
        Type {text}
      </button>
      <Link to="/next">Continue</Link>
    </>
  )
}

function typeTerm(term: string) {
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button')).toHaveTextContent(`Type ${term}`)
}
