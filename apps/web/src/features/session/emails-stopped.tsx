import { userCalls } from '@countersign/contract/calls/users'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { errorMessage } from '../../lib/problem-messages.ts'
import { useSingleMutation } from '../../lib/use-single-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import spaceStyles from '../../ui/space.module.css'
import { useCurrentUser } from './current-user.tsx'
import { refreshCurrentUser } from './session-query.ts'

/** For a member who marked one of our emails as spam; nothing for others. */
export function EmailsStopped() {
  const { _id, email, emailsStopped } = useCurrentUser()
  const client = useQueryClient()
  const resuming = useSingleMutation({
    mutationFn: () => callApi(userCalls.resumeEmails, { params: { id: _id } }),
    onSuccess: () => refreshCurrentUser(client),
  })
  if (!emailsStopped) {
    return null
  }

  return (
    <div className={spaceStyles.bottom4}>
      <Notice tone="amber" title="Our emails to you are stopped">
        <p>
          One of them was marked as spam at {email}, so we send none: you are not told when
          residents have signed, when it is your turn, or when somebody asks to apply.
        </p>
        <Button
          className={spaceStyles.top3}
          busy={resuming.isPending}
          busyLabel="Saving…"
          onClick={() => resuming.mutate()}
        >
          Send me emails again
        </Button>
        <FieldError>{resuming.isError ? errorMessage(resuming.error) : undefined}</FieldError>
      </Notice>
    </div>
  )
}
