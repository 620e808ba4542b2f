import { query } from './support/member.ts'
import { packetAt } from './support/packet.ts'
import { expect, test, violations } from './support/test.ts'

const words =
  'The signed file could not be stored because the server’s disk is full. Everyone’s signatures are safe, and we will try again automatically.'

test('a packet that cannot be sealed says why to its owner, and that nothing is lost', async ({
  member,
  memberPage,
}) => {
  const { groupId } = await packetAt('residents-signed', member)
  await query(
    `update packets set owner_signed_at = now(), sealing_problem = $1 where document_group_id = $2`,
    [words, groupId],
  )
  await memberPage.goto(`/legal-forms/status?documentGroupId=${groupId}`)

  await expect(memberPage.getByRole('alert')).toHaveText(words)
  await expect(memberPage.getByText('Fully Executed')).toHaveCount(0)
  expect(await violations(memberPage)).toEqual([])
})
