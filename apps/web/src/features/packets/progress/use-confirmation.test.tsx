import { packetCalls } from '@countersign/contract/calls/packets'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aPacket } from '../../../test/samples.ts'
import { packetQuery } from './packet-queries.ts'
import { useConfirmation } from './use-confirmation.ts'

test('after some polls without the server’s agreement, the screen stops saying that it saves', async () => {
  fakeFetch(mockResponse(packetCalls.getPacketByGroup, () => ({ packet: aPacket() })))
  renderApp(<Frame />)
  await screen.findByText('open')

  await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
  await screen.findByText('saving')
  for (let poll = 0; poll < 5; poll += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Poll' }))
  }

  expect(await screen.findByText('stuck')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
  expect(await screen.findByText('open')).toBeVisible()
})

function Frame() {
  const packet = useQuery(packetQuery('group-1'))
  const { asking, stuck, confirm, stop } = useConfirmation({
    documentGroupId: 'group-1',
    here: 'start',
    signsInOurRoom: true,
    onUnfinished: () => undefined,
  })

  return (
    <>
      <p>{stuck ? 'stuck' : asking ? 'saving' : packet.data ? 'open' : ''}</p>
      <button onClick={() => void confirm(true)}>Finish</button>
      <button onClick={() => void packet.refetch({ cancelRefetch: false })}>Poll</button>
      <button onClick={stop}>Open again</button>
    </>
  )
}
