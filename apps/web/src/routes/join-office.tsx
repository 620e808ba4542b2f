import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { JoinOffice } from '../features/office/join-office.tsx'
import { useCurrentUser } from '../features/session/current-user.tsx'
import { reloadForOffice } from '../features/session/session-query.ts'
import { paths } from '../lib/paths.ts'

export function Component() {
  const { code = '' } = useParams()
  const member = useCurrentUser()
  const client = useQueryClient()
  const navigate = useNavigate()

  async function showOffice() {
    await reloadForOffice(client)
    await navigate(paths.legalForms)
  }

  return <JoinOffice code={code} member={member} onJoined={() => void showOffice()} />
}
