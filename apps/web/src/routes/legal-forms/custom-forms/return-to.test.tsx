import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../test/render.tsx'
import { aForm } from '../../../test/samples.ts'
import { useReturnTo } from './return-to.ts'

test.each([
  ['', '/legal-forms/custom-forms?saved=form-1'],
  ['?toPacket=true', '/legal-forms/select-documents?searchTerm=House+rules'],
])('after a form is saved (%s), Back does not open its editor again', async (search, next) => {
  const { router } = renderApp(<p>Another page</p>, {
    path: '/before',
    routes: [{ path: '/editor', element: <Editor /> }],
  })
  await router.navigate(`/editor${search}`)

  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const address = () => router.state.location.pathname + router.state.location.search
  await expect.poll(address).toBe(next)

  await router.navigate(-1)
  await expect.poll(address).toBe('/before')
})

function Editor() {
  const { returnWith } = useReturnTo()
  return <button onClick={() => returnWith(aForm('form-1', { title: 'House rules' }))}>Save</button>
}
