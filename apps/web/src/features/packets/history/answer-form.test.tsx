import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { clearDrafts, readDraft } from '../../../lib/drafts.ts'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { AnswerForm } from './answer-form.tsx'

afterEach(() => {
  clearDrafts()
})

test('an answer that was typed and not sent is there again after a login, and gone once it was sent', async () => {
  fakeFetch(mockResponse(inviteCalls.answerQuestion, () => undefined))
  const { unmount } = renderForm()
  await userEvent.fill(box(), 'Yes, one cat.')
  unmount()

  const again = renderForm()
  expect(box()).toHaveValue('Yes, one cat.')
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  await expect.poll(() => readDraft('answer.group-1.TT1')).toBeUndefined()
  again.unmount()
  renderForm()
  expect(box()).toHaveValue('')
})

function renderForm() {
  return renderApp(
    <AnswerForm documentGroupId="group-1" role="TT1" asker="Maria Lopez (Resident 1)" answerable />,
  )
}

function box() {
  return screen.getByRole('textbox', { name: 'Your answer to Maria Lopez (Resident 1)' })
}
