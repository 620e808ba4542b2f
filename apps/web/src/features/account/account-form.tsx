import { UserUpdate, type User } from '@countersign/contract/schemas/users'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useMay } from '../../lib/own-office.tsx'
import { errorMessage } from '../../lib/problem-messages.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import flexStyles from '../../ui/flex.module.css'
import pageStyles from '../../ui/page.module.css'
import { PrimaryBar } from '../../ui/primary-bar.tsx'
import spaceStyles from '../../ui/space.module.css'
import { openAccountDraft, toDraft, type AccountDraft } from './account-draft.ts'
import { listErrors, resolveAccount, serverProblems } from './account-errors.ts'
import { ContactFields } from './contact-fields.tsx'
import { DbaFields } from './dba-fields.tsx'
import { MailFields } from './mail-fields.tsx'
import { RetentionFields } from './retention-fields.tsx'

interface AccountFormProps {
  user: User
  /** Returns the saved account. Errors are shown beside the fields, and the input stays. */
  onSave: (change: UserUpdate) => Promise<User>
}

export function AccountForm({ user, onSave }: AccountFormProps) {
  const form = useForm<AccountDraft, unknown, UserUpdate>({
    resolver: resolveAccount,
    defaultValues: toDraft(user),
    shouldFocusError: false,
  })
  const [{ dbaNames: replacesDbaNames = [] }, setAccount] = useState(user)
  const [draft, setDraft] = useState(() => openAccountDraft(user))
  const [restored] = useState(draft.start)
  const { reset, subscribe } = form
  useEffect(() => reset(restored, { keepDefaultValues: true }), [reset, restored])
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }),
    [subscribe, draft],
  )
  const [saved, setSaved] = useState(false)
  const manages = useMay('manage')
  const { errors, isSubmitting, submitCount, isDirty, dirtyFields } = form.formState

  async function save(change: UserUpdate) {
    const entered = form.getValues()
    setSaved(false)
    try {
      const changed = onlyChanged(change, dirtyFields)
      const account = await onSave(changed.dbaNames ? { ...changed, replacesDbaNames } : changed)
      reset(toDraft(account), { keepSubmitCount: true })
      draft.clear()
      setAccount(account)
      setDraft(openAccountDraft(account))
      setSaved(true)
    } catch (error) {
      const problems = serverProblems(error, entered)
      problems.forEach(({ field, message }) => form.setError(fieldName(field), { message }))
      if (problems.length === 0) {
        form.setError('root.server', { message: errorMessage(error, 'Error saving your account') })
      }
    }
  }

  return (
    <FormProvider {...form}>
      <form
        className={clsx(flexStyles.column5, pageStyles.column, spaceStyles.top5)}
        noValidate
        onSubmit={form.handleSubmit(save)}
      >
        <ErrorSummary errors={listErrors(errors)} attempt={isSubmitting ? 0 : submitCount} />
        <ContactFields />
        {manages && <DbaFields />}
        <MailFields />
        {manages && <RetentionFields keptDays={user.packetsKeptDays} />}
        <PrimaryBar
          aside={
            <span role="status">
              {isDirty ? 'Changes are not saved yet.' : saved && 'Your account is saved.'}
            </span>
          }
        >
          <Button kind="primary" type="submit" busy={isSubmitting} busyLabel="Saving…">
            Save account
          </Button>
        </PrimaryBar>
      </form>
    </FormProvider>
  )
}

/** Colleagues save other fields of the same office meanwhile. */
function onlyChanged(change: UserUpdate, dirtyFields: object): UserUpdate {
  return UserUpdate.parse(
    Object.fromEntries(Object.entries(change).filter(([field]) => field in dirtyFields)),
  )
}

type FieldName = Parameters<ReturnType<typeof useForm<AccountDraft>>['setError']>[0]

function fieldName(field: string): FieldName {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- placeProblems names fields of the draft only
  return field as FieldName
}
